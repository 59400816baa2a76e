import WindowResponder

extension SegmentedControl: LabelledParts {
  package var labelledParts: [(label: String, frame: Rect)] {
    zip(segments, segmentFrames).compactMap { segment, frame in
      segment.shownTitle.map { ($0, frame) }
    }
  }
}

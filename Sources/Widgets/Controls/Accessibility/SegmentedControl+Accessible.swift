import WindowResponder

extension SegmentedControl: AccessibleView {
  /// Describes a group of radio buttons, or of buttons if the control is momentary.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.isPressable = false
    details.selectsChildren = !isMomentary
    details.parts = { [unowned self] in
      let frames = segmentFrames
      return segments.indices.filter(frames.indices.contains).map { part($0, frames[$0]) }
    }
  }

  private func part(_ index: Int, _ frame: Rect) -> AccessiblePart {
    let segment = segments[index]
    let name = segment.shownTitle ?? "\(index + 1)"
    var part = AccessiblePart(index, isMomentary ? .pushButton : .radioButton, name, frame: frame)
    let isUsable = isEnabled && segment.isEnabled
    part.states.set(.enabled, isUsable)
    part.states.set(.sensitive, isUsable)
    if !isMomentary {
      part.states.set(.checkable)
      part.states.set(.checked, index == selectedSegmentIndex)
      part.states.set(.selected, index == selectedSegmentIndex)
    }
    guard isUsable else { return part }
    part.deeds = [AccessibleDeed("click") { [weak self] in self?.userMayChoose(index) }]
    if !isMomentary { part.select = { [weak self] in if $0 { self?.userMayChoose(index) } } }
    return part
  }

  /// Chooses a segment, if there still is one that can be chosen.
  private func userMayChoose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    userChooses(index)
  }
}

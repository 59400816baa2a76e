extension SegmentedControl {
  func insert(_ segment: Segment, at index: Int) {
    if let identifier = segment.action?.identifier, let old = ownIndex(of: identifier) {
      if old == index {
        segments[old] = segment
        return
      }
      remove(at: old)
    }
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    // The same segment stays selected.
    if selectedSegmentIndex >= place, segments.count > 1 {
      choose(selectedSegmentIndex + 1, animated: false)
    }
  }

  /// Returns the index of the segment whose action has an identifier, or `nil` if there is none.
  func ownIndex(of identifier: Action.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == identifier }
  }

  /// Returns the index, or that of the last segment for an index beyond it. Without segments, and for a
  /// negative index, returns `nil`.
  private func nearest(_ index: Int) -> Int? {
    index < 0 || segments.isEmpty ? nil : min(index, segments.count - 1)
  }

  func segment(at index: Int) -> Segment? { nearest(index).map { segments[$0] } }

  func changeSegment(at index: Int, _ change: (inout Segment) -> Void) {
    if let index = nearest(index) { change(&segments[index]) }
  }

  func remove(at index: Int) {
    guard let index = nearest(index) else { return }
    let old = selectedSegmentIndex
    if old == index { choose(Self.noSegment, animated: false) }
    segments.remove(at: index)
    if old > index { choose(old - 1, animated: false) }
  }

  /// Selects a segment, and sends events as for the user.
  func userChooses(_ index: Int) {
    let hasChanged = index != selectedSegmentIndex
    choose(index, animated: true)
    if hasChanged || isMomentary {
      if let action = segments[index].action { sendAction(action) }
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    // A handler can remove segments, or select another one.
    if isMomentary, selectedSegmentIndex == index { choose(Self.noSegment, animated: false) }
  }

  /// Returns the index of the enabled segment at a point, or `nil` for none.
  func enabledIndex(at point: Point) -> Int? {
    for (index, frame) in segmentFrames.enumerated() {
      if point.x >= frame.minX, point.x < frame.maxX {
        return segments[index].isEnabled ? index : nil
      }
    }
    return nil
  }

  // MARK: Keys

  /// Handles the keys that select a segment, and returns the other presses.
  func keysBegan(_ presses: Set<Press>) -> Set<Press> {
    guard isFocused, isEnabled, !segments.isEmpty else { return presses }
    var others = presses
    for press in presses {
      guard let key = press.key,
        key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
      else { continue }
      let current = isMomentary ? keyIndex : selectedSegmentIndex
      let target: Int?
      switch key.keyCode {
      case .keyboardDownArrow: target = neighbour(of: current, 1)
      case .keyboardUpArrow: target = neighbour(of: current, -1)
      case .keyboardRightArrow: target = neighbour(of: current, isRightToLeft ? -1 : 1)
      case .keyboardLeftArrow: target = neighbour(of: current, isRightToLeft ? 1 : -1)
      case .keyboardHome: target = neighbour(of: -1, 1)
      case .keyboardEnd: target = neighbour(of: segments.count, -1)
      default: continue
      }
      others.remove(press)
      guard let target else { continue }
      keyIndex = target
      if isMomentary { setNeedsDisplay() } else { userChooses(target) }
    }
    return others
  }

  /// Returns the next enabled segment in a direction, or `nil` for none.
  private func neighbour(of index: Int, _ direction: Int) -> Int? {
    var next = index == Self.noSegment && direction < 0 ? segments.count - 1 : index + direction
    while segments.indices.contains(next) {
      if segments[next].isEnabled { return next }
      next += direction
    }
    return nil
  }
}

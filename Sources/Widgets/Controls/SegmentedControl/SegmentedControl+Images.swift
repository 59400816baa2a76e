import WindowResponder

extension SegmentedControl {
  /// The states of the segments at both sides of a divider.
  struct Divider: Hashable {
    var left: State
    var right: State
  }

  /// Returns the state in which a segment is drawn.
  func state(of index: Int) -> State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    if index == selectedSegmentIndex { return .selected }
    return index == pressedIndex ? .highlighted : .normal
  }

  func drawBackgroundImages(_ frames: [Rect], in context: GraphicsContext) {
    for (index, frame) in frames.enumerated() {
      guard let image = backgroundImages.image(for: state(of: index)) else { continue }
      context.draw(image, in: frame, tint: tintColor)
    }
  }

  func drawDividerImages(_ frames: [Rect], in context: GraphicsContext) {
    for index in frames.indices.dropFirst() {
      let (before, after) = (state(of: index - 1), state(of: index))
      let divider =
        isRightToLeft
        ? Divider(left: after, right: before) : Divider(left: before, right: after)
      guard
        let image = dividerImages[divider] ?? dividerImages[Divider(left: .normal, right: .normal)]
      else { continue }
      let frame = frames[index]
      let size = image.size
      let place = Rect(
        x: (isRightToLeft ? frame.maxX : frame.minX) - size.width / 2, y: frame.minY,
        width: size.width, height: frame.height)
      context.draw(image, in: place, tint: tintColor)
    }
  }
}

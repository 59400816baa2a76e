import WindowResponder

/// The button of a combo box, whose menu is as wide as the box.
@MainActor final class ComboButton: Button {
  weak var box: ComboBox?

  /// A Boolean value that indicates whether the button can have the keyboard focus. It is always `false`: the
  /// combo box has the focus for both.
  override var canBecomeFocused: Bool { false }

  /// Returns a rectangle inside of the border of the field, which a highlighted button would cover.
  override func backgroundRect(forBounds bounds: Rect) -> Rect { bounds.insetBy(dx: 3, dy: 3) }

  override func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point {
    guard let box else { return super.menuAttachmentPoint(for: configuration) }
    return convert(Point(x: isRightToLeft ? box.bounds.maxX : 0, y: box.bounds.maxY), from: box)
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    box?.isListOpen = true
  }

  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    box?.isListOpen = false
  }
}

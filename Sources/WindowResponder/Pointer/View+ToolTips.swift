/// The implementation of ``View/toolTip``.
extension View {
  /// The interaction that shows the view's tool tip, or `nil` if there is none.
  final var shownToolTipInteraction: ToolTipInteraction? {
    guard !addedInteractions.isEmpty else { return nil }
    for interaction in addedInteractions {
      if let own = interaction as? ToolTipInteraction { return own }
    }
    return nil
  }

  /// The text of the tool tip, or `nil` if there is none.
  final var shownToolTip: String? {
    get { shownToolTipInteraction?.defaultToolTip }
    set {
      if let own = shownToolTipInteraction {
        own.defaultToolTip = newValue
        if newValue == nil { removeInteraction(own) }
      } else if let newValue {
        addInteraction(ToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }
}

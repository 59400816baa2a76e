extension Label {
  /// Adds what shows the whole text, or takes it away.
  func expansionDidChange() {
    let own = addedInteractions.first { $0 is LabelExpansion }
    if showsExpansionTextWhenTruncated, own == nil {
      let hadTouches = isUserInteractionEnabled
      addInteraction(LabelExpansion(takesTouchesBack: !hadTouches))
      // The pointer is seen by views that take touches.
      isUserInteractionEnabled = true
    } else if !showsExpansionTextWhenTruncated, let own = own as? LabelExpansion {
      removeInteraction(own)
      if own.takesTouchesBack { isUserInteractionEnabled = false }
    }
  }

  /// Whether some of the text is not to be seen.
  var isCutShort: Bool { placedText(in: bounds)?.layout.isTruncated ?? false }
}

/// Shows the whole text of a label that has no room for it.
@MainActor final class LabelExpansion: ToolTipInteraction, ToolTipInteractionDelegate {
  let takesTouchesBack: Bool

  init(takesTouchesBack: Bool) {
    self.takesTouchesBack = takesTouchesBack
    super.init(defaultToolTip: nil)
    delegate = self
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: Point
  ) -> ToolTipConfiguration? {
    guard let label = view as? Label, label.isCutShort, let text = label.text else { return nil }
    return ToolTipConfiguration(toolTip: text)
  }
}

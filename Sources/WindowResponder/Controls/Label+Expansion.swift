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

extension Label {
  /// How lines are broken where there is a choice. The values are those of
  /// `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul is broken between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As is usual.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension Label {
  /// Adds or removes the interaction that shows the whole text.
  func expansionDidChange() {
    let own = addedInteractions.first { $0 is LabelExpansion }
    if showsExpansionTextWhenTruncated, own == nil {
      let hadTouches = isUserInteractionEnabled
      addInteraction(LabelExpansion(takesTouchesBack: !hadTouches))
      // The pointer affects only views that receive touches.
      isUserInteractionEnabled = true
    } else if !showsExpansionTextWhenTruncated, let own = own as? LabelExpansion {
      removeInteraction(own)
      if own.takesTouchesBack { isUserInteractionEnabled = false }
    }
  }

  /// A Boolean value that indicates whether the text is truncated.
  var isCutShort: Bool { placedText(in: bounds)?.layout.isTruncated ?? false }
}

/// An interaction that shows the whole text of a truncated label.
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
  /// The strategies for line breaks. The values are those of `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A strategy that leaves no single word in the last line of a paragraph, if the word before fits in it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// A strategy that breaks Hangul only between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All strategies.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// The rules of the text layout for the strategy.
    var rules: LineBreakRules {
      var rules: LineBreakRules = []
      if contains(.pushOut) { rules.insert(.keepsLastWords) }
      if contains(.hangulWordPriority) { rules.insert(.keepsHangulWords) }
      return rules
    }
  }
}

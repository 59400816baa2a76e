import WindowResponder

extension Stage {
  /// The text scale at which no text may be cut off.
  private static let largeTextScale = 2.0

  /// Returns the labels and titles that are cut off if text is twice as large as the default.
  func clippedTextIssues() -> [AccessibilityAuditIssue] {
    let system = application.systemAppearance
    var large = system
    large.textScale = max(system.textScale, Self.largeTextScale)
    show(large)
    defer { show(system) }
    return seenViews.compactMap { view in
      guard let label = view as? Label, let text = label.text, !text.isEmpty,
        let sentence = clipping(of: label)
      else { return nil }
      return AccessibilityAuditIssue(
        auditType: .textClipped, view: label, elementName: text, detailedDescription: sentence,
        frame: label.rectInWindow)
    }
  }

  /// Returns the cause that cuts off a label's text, or `nil`.
  private func clipping(of label: Label) -> String? {
    let bounds = label.bounds
    let isOneLine = label.numberOfLines == 1
    let needed = label.sizeThatFits(
      Size(width: isOneLine ? 100_000 : bounds.width, height: 100_000))
    if needed.width > bounds.width + 0.5, !label.adjustsFontSizeToFitWidth {
      return "the text needs a width of \(Int(needed.width.rounded(.up))) points at text scale 2, "
        + "and has \(Int(bounds.width))"
    }
    if needed.height > bounds.height + 1 {
      return
        "the text needs a height of \(Int(needed.height.rounded(.up))) points at text scale 2, "
        + "and has \(Int(bounds.height))"
    }
    return isOutside(label) ? "the text lies outside of what can be seen at text scale 2" : nil
  }

  /// Returns a Boolean value that indicates whether a part of a label is at a position where neither
  /// scrolling nor anything else shows it.
  private func isOutside(_ label: Label) -> Bool {
    var view: View = label
    var rect = label.bounds
    while let parent = view.superview {
      if parent is ScrollView { return false }
      rect = view.convert(rect, to: parent)
      if parent.clipsToBounds || parent is Window,
        !parent.bounds.insetBy(dx: -1, dy: -1).contains(rect)
      {
        return true
      }
      view = parent
    }
    return false
  }
}

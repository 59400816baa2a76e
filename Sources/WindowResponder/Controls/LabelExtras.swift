/// The rarely used properties of a label: attributed text with its links, and the fitting of text.
@MainActor final class LabelExtras {
  var styled: StyledText? {
    didSet {
      looksOfStart = styled?.attributes(at: .start)
      links = styled?.links ?? []
    }
  }
  /// The attributes of the first character of the styled text.
  private(set) var looksOfStart: TextAttributes?

  // MARK: Fitting

  var shrinks = false
  var minimumScale = 0.0
  var tightens = false
  var baselineAdjustment = BaselineAdjustment.alignBaselines
  var lineBreakStrategy: Label.LineBreakStrategy = .standard
  var textShadowColor: Color?
  /// The offset, in points.
  var textShadowOffset = Size(width: 0, height: -1)

  /// The text that was placed last, with its rectangle. It is drawn, and searched for each move of the
  /// pointer.
  var placed: (rect: Rect, text: Label.PlacedText)?

  // MARK: Links

  /// A link in the text.
  struct Link {
    var range: TextRange
    var address: String
  }

  private(set) var links: [Link] = []
  /// The rectangles of each link. Computed on first use.
  var linkRects: [[Rect]]?
  var onOpenLink: (@MainActor (String) -> Void)?
  /// A Boolean value that indicates whether the label receives touches only because of its links.
  var takesTouchesForLinks = false
  /// The pressed link, and whether the touch is near enough to open it.
  var pressed: (index: Int, isInside: Bool)?
  /// The focused link.
  var focused: Int?
  var heldKey: Press?

  /// The link that is drawn as pressed.
  var highlighted: Int? {
    if let pressed { return pressed.isInside ? pressed.index : nil }
    return heldKey == nil ? nil : focused
  }

  /// Discards the computed positions.
  func forgetPositions() {
    placed = nil
    linkRects = nil
  }
}

extension StyledText {
  /// The links of the text. Adjacent runs with the same address are one link.
  fileprivate var links: [LabelExtras.Link] {
    var links: [LabelExtras.Link] = []
    for run in runs {
      guard let address = run.attributes.link else { continue }
      if let last = links.last, last.address == address, last.range.end == run.range.start {
        links[links.count - 1].range = TextRange(start: last.range.start, end: run.range.end)
      } else {
        links.append(LabelExtras.Link(range: run.range, address: address))
      }
    }
    return links
  }
}

/// What few labels need: a styled text with its links, and what fits a text into its room.
@MainActor final class LabelExtras {
  var styled: StyledText? {
    didSet {
      looksOfStart = styled?.attributes(at: .start)
      links = styled?.links ?? []
    }
  }
  /// How the first character of the styled text looks.
  private(set) var looksOfStart: TextAttributes?

  // MARK: Fitting

  var shrinks = false
  var minimumScale = 0.0
  var tightens = false
  var baselineAdjustment = BaselineAdjustment.alignBaselines
  var textShadowColor: Color?
  /// In points.
  var textShadowOffset = Size(width: 0, height: -1)

  /// What was placed last, and where: it is drawn, and looked into at every move of the pointer.
  var placed: (rect: Rect, text: Label.PlacedText)?

  // MARK: Links

  /// A part of the text that leads somewhere.
  struct Link {
    var range: TextRange
    var address: String
  }

  private(set) var links: [Link] = []
  /// Where each link stands; nil until it is asked for.
  var linkRects: [[Rect]]?
  var onOpenLink: (@MainActor (String) -> Void)?
  /// Whether the label takes touches because of its links alone.
  var takesTouchesForLinks = false
  /// The link that is held, and whether the finger is near enough to open it.
  var pressed: (index: Int, isInside: Bool)?
  /// The link that has the keyboard.
  var focused: Int?
  var heldKey: Press?

  /// The link that is drawn as pressed.
  var highlighted: Int? {
    if let pressed { return pressed.isInside ? pressed.index : nil }
    return heldKey == nil ? nil : focused
  }

  /// Where things stand is to be found anew.
  func forgetPlaces() {
    placed = nil
    linkRects = nil
  }
}

extension StyledText {
  /// The parts of the text that lead somewhere; neighbours that lead to the same place are one.
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

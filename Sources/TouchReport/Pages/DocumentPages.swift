internal import ResponderGeometry
internal import WindowResponder

/// The pages of a PDF document, which are filled from the top. Content that does not fit is moved to the next
/// page as a whole.
///
/// All content is laid out before it is drawn, so that each page can show the number of pages.
@MainActor final class DocumentPages {
  /// ISO A4, in points of 1/72 inch.
  static let page = Size(width: 595, height: 842)
  static let margin = 50.0
  /// The top of the content, below the header, and its bottom, above the page number.
  private static let top = 72.0
  private static let bottom = page.height - 58
  static let width = page.width - 2 * margin

  private var pages: [[(GraphicsContext) -> Void]] = [[]]
  private var y = top
  /// A Boolean value that indicates whether the current page has content.
  private var isBegun: Bool { y > Self.top }

  /// The largest height of content that fits on a page.
  static var height: Double { bottom - top }

  /// Adds space below the content. At the top of a page, nothing is added.
  func addSpace(_ height: Double) { if isBegun { y += height } }

  /// Begins a new page if the current one has content.
  func breakPage() {
    guard isBegun else { return }
    pages.append([])
    y = Self.top
  }

  /// Returns a Boolean value that indicates whether a height still fits on this page.
  func fits(_ height: Double) -> Bool { y + height <= Self.bottom }

  /// Adds content of a height, on the next page if it does not fit.
  ///
  /// `keeping` is the height of the following content that must be on the same page.
  func add(
    height: Double, keeping following: Double = 0,
    draw: @escaping @MainActor (GraphicsContext, Point) -> Void
  ) {
    if !fits(min(height + following, Self.height)) { breakPage() }
    let place = Point(x: Self.margin, y: y)
    pages[pages.count - 1].append { draw($0, place) }
    y += height
  }

  /// Adds a text in as many lines as it needs.
  func add(
    _ text: String, size: Double, weight: Font.Weight = .regular, tone: Tone = .ink,
    indent: Double = 0, keeping following: Double = 0
  ) {
    let layout = Self.layout(text, size: size, weight: weight, width: Self.width - indent)
    add(height: layout.size.height, keeping: following) { context, place in
      context.draw(layout, at: Point(x: place.x + indent, y: place.y), color: tone.color)
    }
  }

  static func layout(
    _ text: String, size: Double, weight: Font.Weight = .regular, width: Double,
    alignment: TextAlignment = .natural
  ) -> TextLayout {
    TextLayout(
      text, font: .monospacedDigitSystemFont(ofSize: size, weight: weight),
      maxWidth: max(1, width), numberOfLines: 0, alignment: alignment,
      lineBreakMode: .byWordWrapping)
  }

  /// Returns closures that draw the pages, each with a line at the top and its number at the bottom.
  func pages(
    header: (left: String, right: String), number: @escaping (_ page: Int, _ count: Int) -> String
  ) -> [@MainActor (PDFRendererContext) -> Void] {
    let count = pages.count
    return pages.enumerated().map { index, page in
      { context in
        context.beginPage()
        let canvas = context.cgContext
        if index > 0 { Self.draw(header, in: canvas) }
        for draw in page { draw(canvas) }
        let text = Self.layout(
          number(index + 1, count), size: 9, width: Self.width, alignment: .right)
        canvas.draw(
          text, at: Point(x: Self.margin, y: Self.page.height - 40), color: Tone.quiet.color)
      }
    }
  }

  private static func draw(
    _ header: (left: String, right: String), in canvas: GraphicsContext
  ) {
    let right = layout(header.right, size: 9, width: 150, alignment: .right)
    // One line, however long the name of the screen is.
    let left = TextLayout(
      header.left, font: .systemFont(ofSize: 9), maxWidth: width - 160, numberOfLines: 1)
    canvas.draw(left, at: Point(x: margin, y: 36), color: Tone.quiet.color)
    canvas.draw(
      right, at: Point(x: page.width - margin - 150, y: 36), color: Tone.quiet.color)
    canvas.fill(
      Rect(x: margin, y: 53, width: width, height: 0.5), color: Tone.grid.color)
  }
}

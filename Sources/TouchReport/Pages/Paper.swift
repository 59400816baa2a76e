internal import ResponderGeometry
internal import WindowResponder

/// Pages of paper that are filled from the top; what does not fit goes to the next one whole.
///
/// All is laid out first and drawn then, so that each page can say how many there are.
@MainActor final class Paper {
  /// ISO A4, in points of a 72nd of an inch.
  static let page = Size(width: 595, height: 842)
  static let margin = 50.0
  /// Where the content begins, below the header, and where it ends, above the page's number.
  private static let top = 72.0
  private static let bottom = page.height - 58
  static let width = page.width - 2 * margin

  private var pages: [[(GraphicsContext) -> Void]] = [[]]
  private var y = top
  /// Whether something stands on the page already.
  private var isBegun: Bool { y > Self.top }

  /// How high something may be that is to fit on a page.
  static var height: Double { bottom - top }

  /// Room below what is there; at the top of a page there is none.
  func addSpace(_ height: Double) { if isBegun { y += height } }

  /// Begins a new page, where something stands on this one.
  func breakPage() {
    guard isBegun else { return }
    pages.append([])
    y = Self.top
  }

  /// Whether so much fits on this page still.
  func fits(_ height: Double) -> Bool { y + height <= Self.bottom }

  /// Puts something of a height below what is there, on the next page where it doesn't fit; `keeping` is
  /// what follows and has to be on the same page.
  func add(
    height: Double, keeping following: Double = 0,
    draw: @escaping @MainActor (GraphicsContext, Point) -> Void
  ) {
    if !fits(min(height + following, Self.height)) { breakPage() }
    let place = Point(x: Self.margin, y: y)
    pages[pages.count - 1].append { draw($0, place) }
    y += height
  }

  /// Puts a text there, in as many lines as it takes.
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

  /// What draws each page, with a line above and its number below.
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
    // One line, however long the screen's name is.
    let left = TextLayout(
      header.left, font: .systemFont(ofSize: 9), maxWidth: width - 160, numberOfLines: 1)
    canvas.draw(left, at: Point(x: margin, y: 36), color: Tone.quiet.color)
    canvas.draw(
      right, at: Point(x: page.width - margin - 150, y: 36), color: Tone.quiet.color)
    canvas.fill(
      Rect(x: margin, y: 53, width: width, height: 0.5), color: Tone.grid.color)
  }
}

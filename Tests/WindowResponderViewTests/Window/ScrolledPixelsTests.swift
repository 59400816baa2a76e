import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of scrolling by moving pixels: the buffer equals a full drawing, bit by bit.
@MainActor @Suite(.serialized) struct ScrolledPixelsTests {
  /// The kinds of windows: the scale, whether the window draws its own title bar, and the number of buffers
  /// that the compositor holds.
  nonisolated static let kinds: [(scale: Double, hasTitleBar: Bool, held: Int)] = [
    (1, false, 0), (1, true, 2), (1.25, true, 1), (1.5, false, 2), (1.75, true, 0), (2, false, 1),
  ]

  /// Returns an offset that is rounded to whole pixels.
  func offset(_ x: Double, _ y: Double, scale: Double) -> Point {
    Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }

  // MARK: Moved and drawn areas

  @Test("a scroll moves what is seen and draws the strip that was not")
  func theStripIsDrawn() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 20, y: 20, width: 100, height: 120), stage.window)
    stage.render()
    list.bounds.origin.y = 10
    stage.render()
    #expect(
      stage.surface?.lastMoves
        == [PixelMove(rect: Rect(x: 20, y: 20, width: 100, height: 120), dx: 0, dy: -10)])
    #expect(stage.lastDamage == [Rect(x: 20, y: 130, width: 100, height: 10)])
    try expectRight(stage, "scrolled")
  }

  @Test("a scroll view's content is moved too")
  func scrollViews() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let scrollView = ScrollView(frame: stage.window.bounds)
    scrollView.contentSize = Size(width: 200, height: 1_000)
    _ = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 200, height: 1_000), scrollView)
    stage.window.addSubview(scrollView)
    stage.render()
    scrollView.contentOffset.y = 25
    stage.render()
    #expect(stage.surface?.lastMoves.map(\.dy) == [-25])
    try expectRight(stage, "scrolled")
  }

  @Test("several scrolls between two frames are one move")
  func scrollsAddUp() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    for y in [8.0, 20, 15] { list.bounds.origin.y = y }
    stage.render()
    #expect(stage.surface?.lastMoves.map(\.dy) == [-15])
    try expectRight(stage, "three scrolls")
  }

  @Test("a scroll there and back moves nothing")
  func thereAndBack() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    list.bounds.origin.y = 30
    list.bounds.origin.y = 0
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "there and back")
  }

  @Test("a scroll by more than is seen draws everything")
  func farScrolls() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    list.bounds.origin.y = 1_000
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "far")
  }

  @Test("a scroll by a part of a pixel draws everything")
  func partsOfPixels() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    list.bounds.origin.y = 10.5
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "half a pixel")
  }

  @Test("what lies in front of a scrolled view is drawn where it is and where it was moved to")
  func coversAreDrawn() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    let cover = ScrolledScene.box(
      Rect(x: 140, y: 60, width: 40, height: 30), .green, in: stage.window)
    cover.alpha = 0.6
    stage.render()
    list.bounds.origin.y = 50
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    #expect(stage.lastDamage.contains { $0.contains(cover.frame) })
    #expect(stage.lastDamage.contains { $0.contains(cover.frame.offsetBy(dx: 0, dy: -50)) })
    try expectRight(stage, "cover")
  }

  @Test("a container in front that paints nothing itself covers only where its subviews are")
  func emptyContainers() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    let container = View(frame: stage.window.bounds)
    stage.window.addSubview(container)
    _ = ScrolledScene.box(Rect(x: 140, y: 60, width: 40, height: 30), .green, in: container)
    stage.render()
    list.bounds.origin.y = 5
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    try expectRight(stage, "container")
  }

  @Test("a view without background is moved where all behind it has one colour, and only there")
  func backgroundsBehind() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = ScrolledScene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    list.backgroundColor = nil
    for row in list.subviews { row.backgroundColor = nil }
    stage.render()
    list.bounds.origin.y = 7
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    try expectRight(stage, "one colour")
    let behind = ScrolledScene.box(
      Rect(x: 50, y: 80, width: 60, height: 60), .yellow, in: stage.window)
    stage.window.sendSubviewToBack(behind)
    stage.render()
    list.bounds.origin.y = 14
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "two colours")
  }

  @Test("a view that is turned or see-through, or lies in one that is, is drawn")
  func turnedAndSeeThrough() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let holder = ScrolledScene.box(
      Rect(x: 0, y: 0, width: 200, height: 200), .gray, in: stage.window)
    let list = ScrolledScene.list(in: Rect(x: 20, y: 20, width: 150, height: 150), holder)
    let changes: [(View) -> Void] = [
      { $0.alpha = 0.5 }, { $0.transform = Transform(scaleX: 1.01, y: 1) },
    ]
    for change in changes {
      for view in [list, holder] {
        change(view)
        stage.render()
        list.bounds.origin.y += 10
        stage.render()
        #expect(stage.surface?.lastMoves.isEmpty == true)
        view.alpha = 1
        view.transform = .identity
      }
    }
  }

  @Test("a large area with little in it is drawn, which is quicker; one with costly views is moved")
  func whatIsWorthwhile() throws {
    let stage = Stage(size: Size(width: 1_000, height: 1_000), scale: 2)
    let area = ScrolledScene.box(stage.window.bounds, .white, in: stage.window)
    area.clipsToBounds = true
    let view = ScrolledScene.box(Rect(x: 10, y: 30, width: 100, height: 100), .red, in: area)
    stage.render()
    area.bounds.origin.y = 10
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    view.layer.shadowOpacity = 0.5
    stage.render()
    area.bounds.origin.y = 20
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    try expectRight(stage, "moved")
  }

  @Test("a view whose drawing may depend on its bounds is drawn")
  func ownDrawing() {
    let stage = Stage(size: Size(width: 200, height: 200))
    let view = OffsetText(frame: stage.window.bounds)
    view.backgroundColor = .white
    view.clipsToBounds = true
    stage.window.addSubview(view)
    stage.render()
    view.bounds.origin.y = 10
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
  }
}

/// A view that draws its offset as text at the top of its visible area.
private final class OffsetText: View {
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.draw(
      "\(bounds.minY)", at: bounds.origin, font: .systemFont(ofSize: 14), color: .black)
  }
}

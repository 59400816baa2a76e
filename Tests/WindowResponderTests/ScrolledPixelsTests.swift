import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Scrolled pixels are moved, and the buffer shows what a full drawing shows, to the last bit.
@MainActor @Suite(.serialized) struct ScrolledPixelsTests {
  /// Windows of every kind: the scale, whether the title bar is its own, and how many buffers the
  /// display keeps.
  nonisolated static let kinds: [(scale: Double, hasTitleBar: Bool, held: Int)] = [
    (1, false, 0), (1, true, 2), (1.25, true, 1), (1.5, false, 2), (1.75, true, 0), (2, false, 1),
  ]

  private func expectRight(
    _ stage: Stage, _ comment: String, location: SourceLocation = #_sourceLocation
  ) throws {
    stage.render()
    let box = try #require(stage.wrongPixels(), sourceLocation: location)
    #expect(box.isNull, "\(comment): \(box) is wrong", sourceLocation: location)
  }

  /// An offset that stands on whole pixels.
  private func offset(_ x: Double, _ y: Double, scale: Double) -> Point {
    Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }

  // MARK: What is moved, and what is drawn

  @Test("a scroll moves what is seen and draws the strip that was not")
  func theStripIsDrawn() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = Scene.list(in: Rect(x: 20, y: 20, width: 100, height: 120), stage.window)
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
    _ = Scene.list(in: Rect(x: 0, y: 0, width: 200, height: 1_000), scrollView)
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
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    for y in [8.0, 20, 15] { list.bounds.origin.y = y }
    stage.render()
    #expect(stage.surface?.lastMoves.map(\.dy) == [-15])
    try expectRight(stage, "three scrolls")
  }

  @Test("a scroll there and back moves nothing")
  func thereAndBack() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
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
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    list.bounds.origin.y = 1_000
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "far")
  }

  @Test("a scroll by a part of a pixel draws everything")
  func partsOfPixels() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 100, height: 200), stage.window)
    stage.render()
    list.bounds.origin.y = 10.5
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    try expectRight(stage, "half a pixel")
  }

  @Test("what lies in front of a scrolled view is drawn where it is and where it was moved to")
  func coversAreDrawn() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    let cover = Scene.box(Rect(x: 140, y: 60, width: 40, height: 30), .green, in: stage.window)
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
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    let container = View(frame: stage.window.bounds)
    stage.window.addSubview(container)
    _ = Scene.box(Rect(x: 140, y: 60, width: 40, height: 30), .green, in: container)
    stage.render()
    list.bounds.origin.y = 5
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    try expectRight(stage, "container")
  }

  @Test("a view without background is moved where all behind it has one colour, and only there")
  func backgroundsBehind() throws {
    let stage = Stage(size: Size(width: 200, height: 200))
    let list = Scene.list(in: Rect(x: 0, y: 0, width: 200, height: 200), stage.window)
    list.backgroundColor = nil
    for row in list.subviews { row.backgroundColor = nil }
    stage.render()
    list.bounds.origin.y = 7
    stage.render()
    #expect(stage.surface?.lastMoves.count == 1)
    try expectRight(stage, "one colour")
    let behind = Scene.box(Rect(x: 50, y: 80, width: 60, height: 60), .yellow, in: stage.window)
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
    let holder = Scene.box(Rect(x: 0, y: 0, width: 200, height: 200), .gray, in: stage.window)
    let list = Scene.list(in: Rect(x: 20, y: 20, width: 150, height: 150), holder)
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
    let area = Scene.box(stage.window.bounds, .white, in: stage.window)
    area.clipsToBounds = true
    let view = Scene.box(Rect(x: 10, y: 30, width: 100, height: 100), .red, in: area)
    stage.render()
    area.bounds.origin.y = 10
    stage.render()
    #expect(stage.surface?.lastMoves.isEmpty == true)
    view.shadowOpacity = 0.5
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

  // MARK: The buffer is right

  @Test("after scrolls of every kind the buffer is right, to the last bit", arguments: kinds)
  func everyKind(_ kind: (scale: Double, hasTitleBar: Bool, held: Int)) throws {
    let scale = kind.scale
    let stage = Stage(
      size: Size(width: 240, height: 300), scale: scale, hasTitleBar: kind.hasTitleBar)
    stage.surface?.heldBuffers = kind.held
    let scene = Scene(stage.window)
    try expectRight(stage, "at first")
    let list = scene.outer
    let inner = scene.inner
    let changes: [(String, () -> Void)] = [
      ("down", { list.bounds.origin = self.offset(0, 12, scale: scale) }),
      ("down more", { list.bounds.origin = self.offset(0, 33, scale: scale) }),
      ("up", { list.bounds.origin = self.offset(0, 20, scale: scale) }),
      ("aside", { list.bounds.origin = self.offset(9, 20, scale: scale) }),
      ("both ways", { list.bounds.origin = self.offset(2, 41, scale: scale) }),
      ("inner", { inner.bounds.origin = self.offset(0, 17, scale: scale) }),
      ("inner aside", { inner.bounds.origin = self.offset(23, 17, scale: scale) }),
      (
        "both",
        {
          inner.bounds.origin = self.offset(23, 30, scale: scale)
          list.bounds.origin = self.offset(2, 60, scale: scale)
        }
      ),
      (
        "both, the other way round",
        {
          list.bounds.origin = self.offset(2, 48, scale: scale)
          inner.bounds.origin = self.offset(10, 21, scale: scale)
        }
      ),
      (
        "in turn",
        {
          for step in 0..<4 {
            list.bounds.origin = self.offset(2, 48 - Double(step) * 3, scale: scale)
            inner.bounds.origin = self.offset(10, 21 + Double(step) * 2, scale: scale)
          }
        }
      ),
      ("rounded", { list.cornerRadius = 14 }),
      ("rounded, down", { list.bounds.origin = self.offset(2, 70, scale: scale) }),
      ("rounded, aside", { list.bounds.origin = self.offset(14, 70, scale: scale) }),
      ("border", { list.borderWidth = 2.5 }),
      ("border, up", { list.bounds.origin = self.offset(14, 50, scale: scale) }),
      ("border, both ways", { list.bounds.origin = self.offset(4, 44, scale: scale) }),
      ("inner rounded", { inner.cornerRadius = 9 }),
      ("inner rounded, down", { inner.bounds.origin = self.offset(10, 3, scale: scale) }),
      ("shadow", { list.shadowOpacity = 0.6 }),
      ("shadow, down", { list.bounds.origin = self.offset(4, 66, scale: scale) }),
      ("no corners", { list.cornerRadius = 0 }),
      (
        "changed, then scrolled",
        {
          scene.row(3).backgroundColor = .purple
          list.bounds.origin = self.offset(4, 78, scale: scale)
        }
      ),
      (
        "scrolled, then changed",
        {
          list.bounds.origin = self.offset(4, 71, scale: scale)
          scene.row(4).backgroundColor = .orange
        }
      ),
      (
        "changed between scrolls",
        {
          list.bounds.origin = self.offset(4, 75, scale: scale)
          scene.row(3).backgroundColor = .white
          scene.row(4).frame.origin.y += 3
          list.bounds.origin = self.offset(4, 90, scale: scale)
        }
      ),
      (
        "a bar that stays",
        {
          list.bounds.origin = self.offset(4, 99, scale: scale)
          scene.bar.frame.origin = Point(
            x: list.bounds.maxX - 8, y: list.bounds.minY + 30)
        }
      ),
      (
        "a bar that stays, again",
        {
          list.bounds.origin = self.offset(4, 111, scale: scale)
          scene.bar.frame.origin = Point(
            x: list.bounds.maxX - 8, y: list.bounds.minY + 34)
        }
      ),
      ("a cover that is see-through", { scene.cover.alpha = 0.5 }),
      ("under it", { list.bounds.origin = self.offset(4, 120, scale: scale) }),
      ("a cover with a shadow", { scene.cover.shadowOpacity = 0.8 }),
      ("under the shadow", { list.bounds.origin = self.offset(1, 127, scale: scale) }),
      ("odd place", { list.frame.origin = Point(x: 13.3, y: 41.7) }),
      ("at an odd place", { list.bounds.origin = self.offset(1, 118, scale: scale) }),
      ("beyond the window", { list.frame.origin = Point(x: 100.5, y: 150) }),
      ("beyond the window, up", { list.bounds.origin = self.offset(1, 108, scale: scale) }),
      ("no background", { list.backgroundColor = nil }),
      ("no background, down", { list.bounds.origin = self.offset(6, 119, scale: scale) }),
      ("a row that is see-through", { scene.row(5).alpha = 0.4 }),
      ("with that row", { list.bounds.origin = self.offset(6, 129, scale: scale) }),
      ("resized", { stage.resize(to: Size(width: 260, height: 280)) }),
      ("after that", { list.bounds.origin = self.offset(6, 139, scale: scale) }),
      (
        "scrolled and resized",
        {
          list.bounds.origin = self.offset(6, 130, scale: scale)
          stage.resize(to: Size(width: 240, height: 300))
          list.bounds.origin = self.offset(6, 136, scale: scale)
        }
      ),
      (
        "scrolled and made larger",
        {
          list.bounds.origin = self.offset(6, 140, scale: scale)
          list.frame.size.height += 10
          list.bounds.origin = self.offset(6, 145, scale: scale)
        }
      ),
      ("dark", { stage.application.theme = .dark }),
      ("dark, up", { list.bounds.origin = self.offset(6, 133, scale: scale) }),
    ]
    for (name, change) in changes {
      change()
      try expectRight(stage, name)
    }
  }

  @Test("random scrolls and changes leave the buffer right", arguments: kinds)
  func randomScrolls(_ kind: (scale: Double, hasTitleBar: Bool, held: Int)) throws {
    let stage = Stage(
      size: Size(width: 240, height: 300), scale: kind.scale, hasTitleBar: kind.hasTitleBar)
    let scene = Scene(stage.window)
    scene.outer.cornerRadius = 8
    stage.render()
    var random = SeededGenerator(seed: UInt64(kind.scale * 100))
    var moves = 0
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        stage.surface?.heldBuffers = Int.random(in: 0...2, using: &random)
        scene.change(&random, scale: kind.scale)
      }
      stage.render()
      moves += stage.surface?.lastMoves.count ?? 0
      try expectRight(stage, "step \(step)")
    }
    #expect(moves > 20)
  }
}

/// Scrolled views in one another, with something in front, something behind and a bar.
@MainActor private struct Scene {
  let outer: View
  let inner: View
  let cover: View
  let bar: View

  init(_ window: Window) {
    outer = Self.list(in: Rect(x: 12, y: 44, width: 200, height: 220), window)
    inner = Self.list(in: Rect(x: 30, y: 98.5, width: 120, height: 90), outer)
    bar = Self.box(Rect(x: 192, y: 20, width: 5, height: 60), .black, in: outer)
    bar.alpha = 0.4
    bar.cornerRadius = 2.5
    cover = Self.box(Rect(x: 150, y: 200, width: 60, height: 40), .green, in: window)
    cover.cornerRadius = 10
    window.layoutIfNeeded()
  }

  func row(_ index: Int) -> View { outer.subviews[index] }

  static func box(_ frame: Rect, _ color: Color, in parent: View) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }

  /// Rows of an odd height, with text, a round mark and a line each.
  static func list(in frame: Rect, _ parent: View) -> View {
    let list = box(frame, .systemBackground, in: parent)
    list.clipsToBounds = true
    for index in 0..<30 {
      let row = View(frame: Rect(x: 3, y: Double(index) * 33, width: 220, height: 32))
      row.backgroundColor = index.isMultiple(of: 3) ? .secondarySystemBackground : nil
      let mark = box(Rect(x: 4, y: 5.5, width: 21, height: 21), .red, in: row)
      mark.cornerRadius = 7
      mark.borderWidth = 1
      let label = Label(text: "Row \(index) gjy")
      label.frame = Rect(x: 30, y: 4, width: 90, height: 24)
      row.addSubview(label)
      let line = box(Rect(x: 30, y: 31, width: 180, height: 0.5), .separator, in: row)
      line.alpha = 0.8
      list.addSubview(row)
    }
    return list
  }

  func change(_ random: inout SeededGenerator, scale: Double) {
    func pixels(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / scale
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: outer.bounds.origin.y = max(0, outer.bounds.origin.y + pixels(-40...50))
    case 4: outer.bounds.origin.x += pixels(-15...15)
    case 5...6: inner.bounds.origin.y = max(0, inner.bounds.origin.y + pixels(-20...30))
    case 7: inner.bounds.origin.x += pixels(-9...9)
    case 8: cover.frame.origin.y = Double.random(in: 20...250, using: &random)
    case 9:
      let row = row(Int.random(in: 0..<12, using: &random))
      row.backgroundColor = Color(
        red: Double.random(in: 0...1, using: &random), green: 0.7, blue: 0.5)
    case 10: bar.frame.origin = Point(x: outer.bounds.maxX - 8, y: outer.bounds.minY + 30)
    default: row(Int.random(in: 0..<12, using: &random)).frame.origin.y += pixels(-3...3)
    }
  }
}

/// Draws a text at the top of what is to be seen.
private final class OffsetText: View {
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.draw(
      "\(bounds.minY)", at: bounds.origin, font: .systemFont(ofSize: 14), color: .black)
  }
}

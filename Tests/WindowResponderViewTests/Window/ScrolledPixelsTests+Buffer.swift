import SeededRandom
import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the buffer after scrolls and changes of all kinds.
extension ScrolledPixelsTests {
  @Test("after scrolls of every kind the buffer is right, to the last bit", arguments: kinds)
  func everyKind(_ kind: (scale: Double, hasTitleBar: Bool, held: Int)) throws {
    let scale = kind.scale
    let stage = Stage(
      size: Size(width: 240, height: 300), scale: scale, hasTitleBar: kind.hasTitleBar)
    stage.surface?.heldBuffers = kind.held
    let scene = ScrolledScene(stage.window)
    try expectRight(stage, "at first")
    let changes = ScrolledChanges(stage: stage, scene: scene, scale: scale)
    for (name, change) in changes.all {
      change()
      try expectRight(stage, name)
    }
  }

  @Test("random scrolls and changes leave the buffer right", arguments: kinds)
  func randomScrolls(_ kind: (scale: Double, hasTitleBar: Bool, held: Int)) throws {
    let stage = Stage(
      size: Size(width: 240, height: 300), scale: kind.scale, hasTitleBar: kind.hasTitleBar)
    let scene = ScrolledScene(stage.window)
    scene.outer.layer.cornerRadius = 8
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

/// Nested scrolled views, with a view in front of them, one behind them, and a bar.
@MainActor struct ScrolledScene {
  let outer: View
  let inner: View
  let cover: View
  let bar: View

  init(_ window: Window) {
    outer = Self.list(in: Rect(x: 12, y: 44, width: 200, height: 220), window)
    inner = Self.list(in: Rect(x: 30, y: 98.5, width: 120, height: 90), outer)
    bar = Self.box(Rect(x: 192, y: 20, width: 5, height: 60), .black, in: outer)
    bar.alpha = 0.4
    bar.layer.cornerRadius = 2.5
    cover = Self.box(Rect(x: 150, y: 200, width: 60, height: 40), .green, in: window)
    cover.layer.cornerRadius = 10
    window.layoutIfNeeded()
  }

  func row(_ index: Int) -> View { outer.subviews[index] }

  static func box(_ frame: Rect, _ color: Color, in parent: View) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }

  /// Creates a list with rows of an odd height. Each row has a text, a round mark and a line.
  static func list(in frame: Rect, _ parent: View) -> View {
    let list = box(frame, .systemBackground, in: parent)
    list.clipsToBounds = true
    for index in 0..<30 {
      let row = View(frame: Rect(x: 3, y: Double(index) * 33, width: 220, height: 32))
      row.backgroundColor = index.isMultiple(of: 3) ? .secondarySystemBackground : nil
      let mark = box(Rect(x: 4, y: 5.5, width: 21, height: 21), .red, in: row)
      mark.layer.cornerRadius = 7
      mark.layer.borderWidth = 1
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

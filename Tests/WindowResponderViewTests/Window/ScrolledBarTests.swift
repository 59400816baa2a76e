import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of a pointer's scroll bar while the content scrolls: few pixels are drawn, and the buffer is right.
@MainActor @Suite(.serialized) struct ScrolledBarTests {
  private func makeList(scale: Double = 1) -> (stage: Stage, view: ScrollView) {
    let stage = Stage(size: Size(width: 240, height: 300), scale: scale)
    let view = ScrollView(frame: Rect(x: 10, y: 5, width: 220, height: 290))
    view.backgroundColor = .systemBackground
    view.contentSize = Size(width: 220, height: 9_000)
    for index in 0..<200 {
      let label = Label(text: "Row \(index)")
      label.frame = Rect(x: 0, y: Double(index) * 45, width: 220, height: 44)
      label.backgroundColor = index.isMultiple(of: 3) ? .secondarySystemBackground : .clear
      view.addSubview(label)
    }
    stage.window.addSubview(view)
    stage.render()
    return (stage, view)
  }

  @Test("D11: while a pointer scrolls, of its bar only the knob is drawn again")
  func littleIsDrawn() {
    let (stage, view) = makeList()
    stage.pointerMove(to: Point(x: 100, y: 150))
    for _ in 0..<3 {
      stage.scroll(ScrollChange(delta: Vector(dx: 0, dy: 40)))
      stage.render()
    }
    #expect(view.contentOffset.y == 120)
    #expect(stage.surface?.lastMoves.map(\.dy) == [-40])
    let strip = stage.lastDamage.filter { $0.minX > 200 && $0.maxY < 250 }
    #expect(!strip.isEmpty)
    // The knob is 24 points long. It is drawn at its new position, at its old one, and where the move of the
    // content put its pixels.
    for rect in strip { #expect(rect.height <= 80) }
  }

  @Test(
    "D11: a pointer's bar is right in the buffer after whatever moves or changes it",
    arguments: [1, 1.25, 1.5, 2])
  func theBufferIsRight(_ scale: Double) throws {
    let (stage, view) = makeList(scale: scale)
    for (name, change) in pointerChanges(stage) + contentChanges(stage, view) {
      change()
      try expectRight(stage, name)
    }
  }

  private typealias Change = (name: String, perform: () -> Void)

  private static let middle = Point(x: 100, y: 150)

  /// Scrolls with the pointer over the content and on the bar.
  private func pointerChanges(_ stage: Stage) -> [Change] {
    let middle = Self.middle
    let onBar = Point(x: 225, y: 150)
    func scroll(_ distance: Double, at place: Point) {
      stage.scroll(by: Vector(dx: 0, dy: distance), at: place)
    }
    return [
      ("first step", { scroll(40, at: middle) }),
      ("second step", { scroll(40, at: middle) }),
      ("far", { scroll(3_000, at: middle) }),
      ("back", { scroll(-36, at: middle) }),
      ("pointer comes near", { stage.pointerMove(to: Point(x: 212, y: 100)) }),
      ("pointer on the bar", { stage.pointerMove(to: onBar) }),
      ("scrolled there", { scroll(60, at: onBar) }),
      ("scrolled there again", { scroll(60, at: onBar) }),
      (
        "left, then scrolled",
        {
          stage.pointerMove(to: middle)
          scroll(48, at: middle)
        }
      ),
      (
        "scrolled, then on the bar",
        {
          scroll(48, at: middle)
          stage.pointerMove(to: onBar)
        }
      ),
      ("page", { stage.pointerDown() }),
      ("page is over", { stage.advance(by: 0.3) }),
      ("let go", { stage.pointerUp() }),
      ("away", { stage.pointerMove(to: middle) }),
      ("to the end", { scroll(100_000, at: middle) }),
      ("from the end", { scroll(-24, at: middle) }),
    ]
  }

  /// Returns changes of the view and its content, and of the bars of a touch and the pointer.
  private func contentChanges(_ stage: Stage, _ view: ScrollView) -> [Change] {
    func scroll(_ distance: Double) {
      stage.scroll(by: Vector(dx: 0, dy: distance), at: Self.middle)
    }
    return [
      ("more content", { view.contentSize.height = 12_000 }),
      ("after that", { scroll(-24) }),
      ("resized", { view.frame.size.height = 250 }),
      ("resized, scrolled", { scroll(-24) }),
      ("moved", { view.frame.origin.y = 30 }),
      ("moved, scrolled", { scroll(-24) }),
      ("set", { view.contentOffset.y = 1_200 }),
      ("set to a part of a pixel", { view.contentOffset.y = 1_210.3 }),
      ("back on pixels", { view.contentOffset.y = 1_220 }),
      ("a finger's line", { view.flashScrollIndicators() }),
      ("its line moves", { view.contentOffset.y = 1_260 }),
      ("a pointer's again", { scroll(40) }),
      ("and on", { scroll(40) }),
      ("fading", { stage.advance(by: 0.75) }),
      ("while it fades", { scroll(40) }),
      ("gone", { stage.advance(by: 3) }),
      ("once more", { scroll(40) }),
    ]
  }

  @Test("D11: a bar is right while the bounds of its scroll view are animated")
  func animatedBounds() throws {
    let (stage, view) = makeList()
    let middle = Point(x: 100, y: 150)
    stage.scroll(by: Vector(dx: 0, dy: 40), at: middle)
    stage.render()
    View.animate(withDuration: 0.3) { view.contentOffset.y = 400 }
    for step in 0..<30 {
      stage.advance(by: 1.0 / 60)
      try expectRight(stage, "frame \(step)")
    }
    stage.scroll(by: Vector(dx: 0, dy: 40), at: middle)
    try expectRight(stage, "afterwards")
  }
}

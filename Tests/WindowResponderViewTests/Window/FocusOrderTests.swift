import ResponderTestKit
import SeededRandom
import Testing

@testable import WindowResponder

/// Tests of K6 and H5: the order in which the Tab key moves the focus.
@MainActor @Suite(.serialized) struct FocusOrderTests {
  let stage = Stage(size: Size(width: 1_260, height: 780))

  /// Adds a button with a title.
  @discardableResult private func add(
    _ name: String, _ frame: Rect, to superview: View? = nil
  ) -> Button {
    let button = Button(frame: frame)
    button.setTitle(name, for: .normal)
    (superview ?? stage.window).addSubview(button)
    return button
  }

  private func box(_ frame: Rect, in superview: View? = nil) -> View {
    let view = View(frame: frame)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double = 80, _ height: Double = 40) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func name(_ view: View?) -> String { (view as? Button)?.currentTitle ?? "-" }

  /// Returns the titles of the focused buttons, from the first press of Tab until the focus returns to the
  /// first button.
  private func round(backward: Bool = false) -> String {
    var names = ""
    for _ in 0..<50 {
      stage.keyPress(.keyboardTab, modifiers: backward ? .shift : [])
      let next = name(stage.window.focus.focusedView)
      if names.hasPrefix(next) { return names }
      names += next
    }
    return names
  }

  @Test("H5: line by line, also where a line is not quite even")
  func lines() {
    add("d", rect(300, 105))
    add("c", rect(0, 100))
    add("b", rect(300, 0, 80, 30))
    add("a", rect(0, 4))
    #expect(round() == "abcd")
    #expect(round(backward: true) == "dcba")
  }

  @Test("H5: rows that overlap a little are two rows")
  func closeRows() {
    add("c", rect(0, 30))
    add("b", rect(100, -4))
    add("a", rect(0, 0))
    add("d", rect(100, 34))
    #expect(round() == "abcd")
  }

  @Test("H5: what is high comes before or after all that is beside it")
  func columns() {
    let high = add("t", rect(400, 0, 300, 300))
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      add(name, rect(100, Double(index) * 60))
    }
    #expect(round() == "abcdt")
    high.frame.origin.x = -300
    stage.window.focus.focus(nil)
    #expect(round() == "tabcd")
  }

  @Test("H5: three boxes, each beside and above the next, have one order")
  func noCycle() {
    // The first two frames overlap vertically, and so do the last two. The first frame lies below the last.
    let frames = [rect(400, 60, 80, 100), rect(200, 0, 80, 140), rect(0, -40, 80, 100)]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      for index in order { add(["c", "b", "a"][index], frames[index]) }
      #expect(round() == "abc")
      for view in stage.window.subviews where view is Button { view.removeFromSuperview() }
    }
  }

  @Test("K6: Tab goes through a container before it leaves it")
  func containers() {
    let left = box(rect(0, 0, 400, 300))
    let right = box(rect(420, 0, 400, 300))
    for (index, names) in [("a", "e"), ("b", "f"), ("c", "g"), ("d", "h")].enumerated() {
      add(names.1, rect(20, Double(index) * 60), to: right)
      add(names.0, rect(20, Double(index) * 60), to: left)
    }
    #expect(round() == "abcdefgh")
    #expect(round(backward: true) == "hgfedcba")
  }

  @Test("K6: a form of two columns beside a high view is gone through row by row, then left")
  func form() {
    let card = box(rect(20, 20, 600, 360))
    for (index, name) in ["n", "e", "p", "d", "s", "x"].enumerated() {
      add(name, rect(Double(index % 2) * 300, 40 + Double(index / 2) * 90, 280, 44), to: card)
    }
    let other = box(rect(640, 20, 600, 360))
    add("t", rect(0, 40, 600, 300), to: other)
    #expect(round() == "nepdsxt")
  }

  @Test("K6: containers that lie over the whole window count for where their views are")
  func layers() {
    let front = box(rect(0, 0, 1_260, 780))
    let back = box(rect(0, 0, 1_260, 780))
    add("c", rect(0, 700), to: front)
    add("d", rect(200, 700), to: front)
    add("a", rect(0, 0), to: back)
    add("b", rect(200, 0), to: back)
    #expect(round() == "abcd")
  }

  @Test("K6: a container is read where its first view stands that is seen")
  func mixedRows() {
    add("a", rect(0, 0))
    add("e", rect(0, 60))
    let clip = ScrollView(frame: rect(100, 0, 200, 300))
    clip.contentSize = Size(width: 200, height: 900)
    stage.window.addSubview(clip)
    for (index, name) in ["b", "c", "d"].enumerated() {
      add(name, rect(0, Double(index) * 60), to: clip)
    }
    #expect(round() == "abcde")
    stage.window.focus.focus(nil)
    clip.contentOffset.y = 60
    #expect(round() == "abcde")
  }

  @Test("K6: what is scrolled away is gone through where the scroll view is, and comes into sight")
  func scrolledAway() {
    add("a", rect(0, 0))
    let scrollView = ScrollView(frame: rect(0, 100, 400, 300))
    scrollView.contentSize = Size(width: 400, height: 2_000)
    stage.window.addSubview(scrollView)
    for (index, name) in ["b", "c", "d"].enumerated() {
      add(name, rect(0, Double(index) * 800), to: scrollView)
    }
    scrollView.contentOffset.y = 900
    add("e", rect(0, 500))
    #expect(round() == "abcde")
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == 1_348)
  }

  @Test("K6: Tab passes by views that only scroll")
  func scrollViews() {
    for y in [0.0, 200] {
      let scrollView = ScrollView(frame: rect(0, y, 300, 150))
      scrollView.contentSize = Size(width: 300, height: 900)
      stage.window.addSubview(scrollView)
      #expect(!scrollView.canBecomeFocused)
    }
    add("a", rect(0, 400))
    #expect(round() == "a")
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a view that is a stop comes before those in it, and of a leaf none in it is a stop")
  func nested() {
    let outer = add("a", rect(0, 0, 300, 200))
    add("b", rect(150, 100), to: outer)
    let leaf = LeafButton(frame: rect(0, 300))
    leaf.setTitle("c", for: .normal)
    stage.window.addSubview(leaf)
    add("x", rect(0, 0, 10, 10), to: leaf)
    #expect(round() == "abc")
  }

  @Test("Tab passes by what is covered within the window, and by what is going")
  func presentations() {
    let root = ViewController()
    stage.window.rootViewController = root
    let child = ViewController()
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = rect(0, 0, 400, 400)
    add("a", rect(0, 500), to: root.view)
    add("b", rect(0, 0), to: child.view)
    let over = ViewController()
    over.modalPresentationStyle = .overCurrentContext
    add("c", rect(0, 100), to: over.view)
    child.present(over, animated: true)
    stage.advance(by: 1)
    #expect(round() == "ca")
    child.dismiss(animated: true)
    stage.advance(by: 0.05)
    #expect(round() == "ba")
  }

  @Test("H5: any set of boxes has an order in which each comes once", arguments: 0..<10)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let boxes = (0..<200).map { _ in
      rect(
        Double.random(in: -100..<1_000, using: &generator),
        Double.random(in: -100..<1_000, using: &generator),
        Double(Int.random(in: 0..<200, using: &generator)),
        Double(Int.random(in: 0..<200, using: &generator)))
    }
    #expect(ReadingOrder.indices(of: boxes).sorted() == Array(boxes.indices))
    // The order in which the boxes were added does not matter.
    let order = ReadingOrder.indices(of: boxes).map { boxes[$0] }
    let shuffled = boxes.shuffled(using: &generator)
    #expect(ReadingOrder.indices(of: shuffled).map { shuffled[$0] } == order)
  }
}

private final class LeafButton: Button, FocusLeaf {}

import SeededRandom
import Testing
import WindowResponder

@Suite("Rectangles") struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("hold their minimum edges and not their maximum edges")
  func edges() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 109.99, y: 69.99)))
    #expect(!rect.contains(Point(x: 110, y: 45)))
    #expect(!rect.contains(Point(x: 60, y: 70)))
    #expect(!rect.contains(Point(x: 9.99, y: 45)))
    #expect(!rect.contains(Point(x: .nan, y: 45)))
  }

  @Test("never share a point with the neighbour they touch")
  func neighbours() {
    let next = Rect(x: 110, y: 20, width: 30, height: 50)
    #expect(!rect.intersects(next))
    #expect(rect.intersection(next).isEmpty)
    #expect(next.contains(Point(x: 110, y: 20)))
  }

  @Test("with a negative size mean the same area")
  func negativeSize() {
    let flipped = Rect(x: 110, y: 70, width: -100, height: -50)
    #expect(flipped.standardized == rect)
    #expect(flipped.minX == 10 && flipped.maxX == 110 && flipped.width == 100)
    #expect(flipped.contains(Point(x: 50, y: 40)))
    #expect(flipped.intersection(rect) == rect)
    #expect(flipped.offsetBy(dx: 1, dy: 2) == rect.offsetBy(dx: 1, dy: 2))
  }

  @Test("have in common what lies in both")
  func intersection() {
    let other = Rect(x: 90, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 90, y: 20, width: 20, height: 10))
    #expect(rect.intersection(Rect(x: 300, y: 0, width: 1, height: 1)).isNull)
    #expect(rect.intersection(.null).isNull)
    #expect(rect.intersection(.infinite) == rect)
  }

  @Test("joined are the smallest rectangle around both; null counts for nothing")
  func union() {
    let other = Rect(x: 200, y: 0, width: 10, height: 10)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 200, height: 70))
    #expect(rect.union(.null) == rect)
    #expect(Rect.null.union(rect) == rect)
    #expect(Rect.null.union(.null).isNull)
  }

  @Test("hold themselves, whatever their numbers round to")
  func containsItself() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let awkward = Rect(
        x: Double.random(in: -50...50, using: &generator),
        y: Double.random(in: -50...50, using: &generator),
        width: Double.random(in: 0...10, using: &generator),
        height: Double.random(in: 0...10, using: &generator))
      #expect(awkward.contains(awkward))
      #expect(awkward.union(awkward.insetBy(dx: 0.01, dy: 0.01)).contains(awkward))
    }
    #expect(rect.contains(Rect.null))
    #expect(!rect.contains(rect.insetBy(dx: -1, dy: 0)))
    #expect(!Rect.null.contains(rect))
  }

  @Test("inset to nothing are null, and by edge insets empty")
  func insets() {
    #expect(rect.insetBy(dx: 10, dy: 5) == Rect(x: 20, y: 25, width: 80, height: 40))
    #expect(rect.insetBy(dx: 60, dy: 0).isNull)
    #expect(rect.insetBy(dx: -5, dy: -5).size == Size(width: 110, height: 60))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: EdgeInsets(all: 60)).size == Size(width: 0, height: 0))
    #expect(insets.horizontal == 6 && insets.vertical == 4)
  }

  @Test("made integral only grow")
  func integral() {
    let awkward = Rect(x: 0.2, y: -0.2, width: 1.9, height: 0.1)
    #expect(awkward.integral == Rect(x: 0, y: -1, width: 3, height: 1))
    #expect(rect.integral == rect)
    #expect(Rect.null.integral.isNull)
    #expect(Rect.infinite.integral.isInfinite)
  }

  @Test("turned by a quarter swap their sides exactly")
  func quarterTurn() {
    let turned = Rect(x: 0, y: 0, width: 100, height: 50)
      .applying(Transform(rotationAngle: .pi / 2))
    #expect(turned == Rect(x: -50, y: 0, width: 50, height: 100))
  }

  @Test("null stays null whatever is done to it")
  func null() {
    #expect(Rect.null.isEmpty)
    #expect(Rect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(Rect.null.insetBy(dx: -1, dy: -1).isNull)
    #expect(Rect.null.applying(Transform(scaleX: 2, y: 2)).isNull)
    #expect(!Rect.null.contains(Point.zero))
  }
}

import SeededRandom
import Testing
import WindowResponder

@Suite("Transforms") struct TransformTests {
  private func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-9 }

  @Test("turn clockwise on a screen whose y grows downward")
  func rotation() {
    let turned = Point(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2))
    #expect(turned == Point(x: 0, y: 1))
    let half = Point(x: 1, y: 2).applying(Transform(rotationAngle: -.pi))
    #expect(half == Point(x: -1, y: -2))
  }

  @Test("concatenated apply the first one first")
  func concatenation() {
    let both = Transform(scaleX: 2, y: 3)
      .concatenating(Transform(translationX: 10, y: 20))
    #expect(Point(x: 1, y: 1).applying(both) == Point(x: 12, y: 23))
    let other = Transform(translationX: 10, y: 20).concatenating(Transform(scaleX: 2, y: 3))
    #expect(Point(x: 1, y: 1).applying(other) == Point(x: 22, y: 63))
  }

  @Test("stretched, moved or turned by apply that before themselves")
  func prepending() {
    let base = Transform(translationX: 10, y: 20)
    #expect(Point(x: 1, y: 1).applying(base.scaledBy(x: 2, y: 3)) == Point(x: 12, y: 23))
    #expect(Point(x: 1, y: 1).applying(base.translatedBy(x: 1, y: 1)) == Point(x: 12, y: 22))
    #expect(isNear(Point(x: 1, y: 0).applying(base.rotated(by: .pi / 2)), Point(x: 10, y: 21)))
  }

  @Test("inverted lead back")
  func inversion() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      func number() -> Double { Double.random(in: -4...4, using: &generator) }
      let transform = Transform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant.magnitude > 0.01 else { continue }
      let point = Point(x: number(), y: number())
      #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    }
  }

  @Test("that cannot be undone are their own inverse")
  func singular() {
    let flat = Transform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
    #expect(Transform.identity.inverted().isIdentity)
  }

  @Test("made of nothing change nothing")
  func identity() {
    #expect(Transform().isIdentity)
    #expect(!Transform(translationX: 1, y: 0).isIdentity)
    #expect(Point(x: 3, y: 4).applying(.identity) == Point(x: 3, y: 4))
    #expect(Transform(rotationAngle: 2 * .pi).isIdentity)
  }

  @Test("of a size give the size of the box around it")
  func size() {
    let size = Size(width: 3, height: 4).applying(Transform(rotationAngle: .pi / 2))
    #expect(size == Size(width: 4, height: 3))
    #expect(Size(width: 0, height: 4).isEmpty)
    #expect(!Size(width: 1, height: 4).isEmpty)
  }

  @Test("points and vectors add up")
  func vectors() {
    let way = Point(x: 4, y: 6) - Point(x: 1, y: 2)
    #expect(way == Vector(dx: 3, dy: 4))
    #expect(way.length == 5)
    #expect(Point(x: 1, y: 2) + way == Point(x: 4, y: 6))
    #expect(Point(x: 4, y: 6) - way == Point(x: 1, y: 2))
    #expect(way * 2 + way == Vector(dx: 9, dy: 12))
    #expect(Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)) == 5)
  }
}

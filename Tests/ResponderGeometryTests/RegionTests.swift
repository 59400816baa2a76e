import SeededRandom
import Testing
import WindowResponder

@Suite("Regions") struct RegionTests {
  /// Returns the pixels of a 40 × 40 grid that at least one of the rectangles covers.
  private func pixels(_ rects: [Rect]) -> Set<Int> {
    var covered: Set<Int> = []
    for rect in rects {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) { covered.insert(y * 40 + x) }
      }
    }
    return covered
  }

  private func randomRect(_ generator: inout SeededGenerator) -> Rect {
    let x = Int.random(in: 0..<36, using: &generator)
    let y = Int.random(in: 0..<36, using: &generator)
    return Rect(
      x: Double(x), y: Double(y),
      width: Double(Int.random(in: 0...min(9, 40 - x), using: &generator)),
      height: Double(Int.random(in: 0...min(9, 40 - y), using: &generator)))
  }

  @Test("cover everything that was added, and never one pixel twice")
  func randomAdding() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      var region = Region()
      var added: [Rect] = []
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let rect = randomRect(&generator)
        added.append(rect)
        region.add(rect)
        let area = region.rects.reduce(0) { $0 + $1.width * $1.height }
        let covered = pixels(region.rects)
        #expect(covered.isSuperset(of: pixels(added)))
        #expect(Int(area) == covered.count)
        #expect(region.rects.count <= Region.maximumCount)
        #expect(region.rects.allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test("stay inside the box around what was added")
  func bounded() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      var region = Region()
      var box = Rect.null
      for _ in 0..<20 {
        let rect = randomRect(&generator)
        if !rect.isEmpty { box = box.union(rect) }
        region.add(rect)
      }
      #expect(box.contains(region.bounds))
    }
  }

  @Test("of few rectangles that lie apart cover exactly those")
  func exact() {
    var region = Region()
    for index in 0..<Region.maximumCount {
      region.add(Rect(x: Double(index) * 5, y: 0, width: 3, height: 3))
    }
    #expect(region.rects.count == Region.maximumCount)
    #expect(region.rects.reduce(0) { $0 + $1.width } == Double(3 * Region.maximumCount))
  }

  @Test("one more than the limit joins the two that waste least")
  func joining() {
    var region = Region()
    for index in 0..<Region.maximumCount {
      region.add(Rect(x: Double(index) * 100, y: 0, width: 10, height: 10))
    }
    region.add(Rect(x: 12, y: 0, width: 10, height: 10))
    #expect(region.rects.count == Region.maximumCount)
    #expect(region.rects.contains(Rect(x: 0, y: 0, width: 22, height: 10)))
  }

  @Test("know no empty, null or broken rectangles")
  func nothing() {
    var region = Region()
    region.add(.zero)
    region.add(.null)
    region.add(Rect(x: 0, y: 0, width: 5, height: 0))
    region.add(Rect(x: .nan, y: 0, width: 5, height: 5))
    region.add(Rect(x: 0, y: 0, width: .nan, height: 5))
    #expect(region.isEmpty)
    #expect(region.bounds.isNull)
  }

  @Test("intersected keep what lies inside")
  func intersection() {
    var region = Region(Rect(x: 0, y: 0, width: 10, height: 10))
    region.add(Rect(x: 20, y: 0, width: 10, height: 10))
    let part = region.intersection(Rect(x: 5, y: 5, width: 18, height: 2))
    #expect(
      part.rects == [
        Rect(x: 5, y: 5, width: 5, height: 2), Rect(x: 20, y: 5, width: 3, height: 2),
      ])
    #expect(region.intersects(Rect(x: 9, y: 9, width: 2, height: 2)))
    #expect(!region.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
  }

  @Test("in pixels are rounded outward, and still touch no pixel twice")
  func pixels() {
    var region = Region(Rect(x: 0, y: 0, width: 3, height: 3))
    region.add(Rect(x: 3, y: 0, width: 3, height: 3))
    let pixels = region.pixels(scale: 1.5)
    #expect(pixels.bounds == Rect(x: 0, y: 0, width: 9, height: 5))
    let area = pixels.rects.reduce(0) { $0 + $1.width * $1.height }
    #expect(area == 45)
  }

  @Test("added to regions, and forgotten")
  func adding() {
    var region = Region(Rect(x: 0, y: 0, width: 1, height: 1))
    var other = Region(Rect(x: 5, y: 5, width: 1, height: 1))
    other.add(region)
    region.removeAll()
    #expect(region.isEmpty)
    #expect(other.rects.count == 2)
  }
}

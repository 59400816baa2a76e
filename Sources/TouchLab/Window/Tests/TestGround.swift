package import TouchAnalysis
package import TouchRecording
package import WindowResponder

/// The window as a test lays itself out on it: its size, and how many millimetres a point has.
package struct TestGround: Hashable, Sendable {
  /// The window's size, in points.
  package let size: Size
  /// Millimetres a point, along x and y.
  package let millimetresX: Double
  package let millimetresY: Double
  /// Whether those are known, rather than guessed.
  package let isMetric: Bool
  /// Where the window is, and how its picture is turned.
  package var output: UInt32 = 0
  package var transform: Int32 = 0

  /// What a point is taken for where nobody knows: that of a screen with 130 points to an inch.
  package static let usualPoint = 0.195

  /// Describes a window on a screen.
  package init(_ screen: ScreenSize, size: Size) {
    self.size = size
    isMetric = screen.isMetric && screen.millimetresX > 0 && screen.millimetresY > 0
    millimetresX = isMetric ? screen.millimetresX : Self.usualPoint
    millimetresY = isMetric ? screen.millimetresY : Self.usualPoint
  }

  /// The window's width, in millimetres.
  package var width: Double { size.width * millimetresX }
  /// The window's height, in millimetres.
  package var height: Double { size.height * millimetresY }
  /// Points a millimetre, the mean of both directions.
  package var points: Double { 2 / (millimetresX + millimetresY) }

  /// The place that is so many millimetres from the top left, in points.
  package func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x / millimetresX, y: y / millimetresY)
  }

  /// The place at a share of the width and the height, in points.
  package func share(_ x: Double, _ y: Double) -> Point {
    Point(x: size.width * x, y: size.height * y)
  }

  /// How far two places are apart, in millimetres.
  package func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = ((one.x - other.x) * millimetresX, (one.y - other.y) * millimetresY)
    return (x * x + y * y).squareRoot()
  }

  /// Places in a grid, row by row, the outer ones so many millimetres from the edges.
  package func grid(columns: Int, rows: Int, inset: Double) -> [Point] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        func place(_ index: Int, of count: Int, _ length: Double) -> Double {
          guard count > 1 else { return length / 2 }
          return inset + (length - 2 * inset) * Double(index) / Double(count - 1)
        }
        return point(place(column, of: columns, width), place(row, of: rows, height))
      }
    }
  }
}

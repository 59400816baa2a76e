import TouchAnalysis
import WindowResponder

/// The layout area of a test: the size of the window, and the number of millimetres in a point.
struct TestGround: Hashable, Sendable {
  /// The size of the window, in points.
  let size: Size
  /// The number of millimetres in a point, along x and y.
  let millimetresX: Double
  let millimetresY: Double
  /// A Boolean value that indicates whether these numbers are known, rather than assumed.
  let isMetric: Bool
  /// The screen of the window, followed by its transform.
  var output: UInt32 = 0
  var transform: Int32 = 0

  /// The assumed number of millimetres in a point: that of a screen with 130 points an inch.
  static let usualPoint = 0.195

  /// Creates the area of a window on a screen.
  init(_ screen: ScreenSize, size: Size) {
    self.size = size
    isMetric = screen.isMetric && screen.millimetresX > 0 && screen.millimetresY > 0
    millimetresX = isMetric ? screen.millimetresX : Self.usualPoint
    millimetresY = isMetric ? screen.millimetresY : Self.usualPoint
  }

  /// The width of the window, in millimetres.
  var width: Double { size.width * millimetresX }
  /// The height of the window, in millimetres.
  var height: Double { size.height * millimetresY }
  /// The number of points in a millimetre, the mean of both directions.
  var points: Double { 2 / (millimetresX + millimetresY) }

  /// Returns the position at a distance in millimetres from the top left, in points.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x / millimetresX, y: y / millimetresY)
  }

  /// Returns the position at a fraction of the width and the height, in points.
  func share(_ x: Double, _ y: Double) -> Point {
    Point(x: size.width * x, y: size.height * y)
  }

  /// Returns the distance of two positions, in millimetres.
  func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = ((one.x - other.x) * millimetresX, (one.y - other.y) * millimetresY)
    return (x * x + y * y).squareRoot()
  }

  /// Returns positions in a grid, row by row. The outer ones have a distance in millimetres from the edges.
  func grid(columns: Int, rows: Int, inset: Double) -> [Point] {
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

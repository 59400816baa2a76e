import TouchAnalysis
import WindowResponder

/// The window as a test lays itself out on it: its size, and how many millimetres a point has.
struct TestGround: Hashable, Sendable {
  /// The window's size, in points.
  let size: Size
  /// Millimetres a point, along x and y.
  let millimetresX: Double
  let millimetresY: Double
  /// Whether those are known, rather than guessed.
  let isMetric: Bool
  /// Where the window is, and how its picture is turned.
  var output: UInt32 = 0
  var transform: Int32 = 0

  /// What a point is taken for where nobody knows: that of a screen with 130 points to an inch.
  static let usualPoint = 0.195

  /// Describes a window on a screen.
  init(_ screen: ScreenSize, size: Size) {
    self.size = size
    isMetric = screen.isMetric && screen.millimetresX > 0 && screen.millimetresY > 0
    millimetresX = isMetric ? screen.millimetresX : Self.usualPoint
    millimetresY = isMetric ? screen.millimetresY : Self.usualPoint
  }

  /// The window's width, in millimetres.
  var width: Double { size.width * millimetresX }
  /// The window's height, in millimetres.
  var height: Double { size.height * millimetresY }
  /// Points a millimetre, the mean of both directions.
  var points: Double { 2 / (millimetresX + millimetresY) }

  /// The place that is so many millimetres from the top left, in points.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x / millimetresX, y: y / millimetresY)
  }

  /// The place at a share of the width and the height, in points.
  func share(_ x: Double, _ y: Double) -> Point {
    Point(x: size.width * x, y: size.height * y)
  }

  /// How far two places are apart, in millimetres.
  func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = ((one.x - other.x) * millimetresX, (one.y - other.y) * millimetresY)
    return (x * x + y * y).squareRoot()
  }

  /// Places in a grid, row by row, the outer ones so many millimetres from the edges.
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

internal import Glibc

/// Functions for directions in a drawing, in radians clockwise from the right.
enum Angle {
  static func of(x: Double, y: Double) -> Double { atan2(y, x) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func sine(_ angle: Double) -> Double { sin(angle) }
}

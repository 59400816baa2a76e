/// An acceleration of the device along the axes of its screen, including gravity, in m/s².
struct Acceleration: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  static let zero = Acceleration(x: 0, y: 0, z: 0)

  var length: Double { (x * x + y * y + z * z).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  func dot(_ other: Acceleration) -> Double { x * other.x + y * other.y + z * other.z }

  static func + (a: Acceleration, b: Acceleration) -> Acceleration {
    Acceleration(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  static func - (a: Acceleration, b: Acceleration) -> Acceleration {
    Acceleration(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  static func * (a: Acceleration, factor: Double) -> Acceleration {
    Acceleration(x: a.x * factor, y: a.y * factor, z: a.z * factor)
  }
}

/// The orientation of a sensor in the device, as a matrix that converts readings to the axes of the screen.
///
/// The kernel writes it as `0, 1, 0; -1, 0, 0; 0, 0, 1`.
struct MountMatrix: Hashable, Sendable {
  private var rows: [Acceleration]

  static let identity = MountMatrix(rows: [
    Acceleration(x: 1, y: 0, z: 0), Acceleration(x: 0, y: 1, z: 0), Acceleration(x: 0, y: 0, z: 1),
  ])

  private init(rows: [Acceleration]) { self.rows = rows }

  /// Creates a matrix from the kernel's notation. If the text is not valid, or the length of a row is not
  /// about 1, returns `nil`.
  init?(_ text: String) {
    var rows: [Acceleration] = []
    for line in text.split(separator: ";" as Character) {
      let numbers = line.split(separator: "," as Character).compactMap {
        Double(String($0.filter { $0 != " " }))
      }
      guard numbers.count == 3 else { return nil }
      rows.append(Acceleration(x: numbers[0], y: numbers[1], z: numbers[2]))
    }
    guard rows.count == 3, rows.allSatisfy({ abs($0.length - 1) < 0.1 }) else { return nil }
    self.rows = rows
  }

  func apply(to reading: Acceleration) -> Acceleration {
    Acceleration(x: rows[0].dot(reading), y: rows[1].dot(reading), z: rows[2].dot(reading))
  }
}

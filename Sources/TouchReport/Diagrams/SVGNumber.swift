internal import ResponderGeometry

/// Numbers in SVG, with a resolution of a tenth of a point.
enum SVGNumber {
  static func text(_ value: Double) -> String {
    var path = Path()
    path.add(value, digits: 2)
    return path.text
  }

  /// The data of a path that is being created. A page has thousands of numbers.
  struct Path {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ letter: Unicode.Scalar, _ point: Point) {
      bytes.append(UInt8(truncatingIfNeeded: letter.value))
      add(point.x, digits: 1)
      bytes.append(0x20)
      add(point.y, digits: 1)
    }

    mutating func close() { bytes.append(0x5A) }

    /// Adds a disc as two half circles.
    mutating func addDisc(_ center: Point, _ radius: Double) {
      add("M", Point(x: center.x - radius, y: center.y))
      for way in [2 * radius, -2 * radius] {
        bytes += Array("a".utf8)
        add(radius, digits: 2)
        bytes.append(0x20)
        add(radius, digits: 2)
        bytes += Array(" 0 1 0 ".utf8)
        add(way, digits: 2)
        bytes += Array(" 0".utf8)
      }
      close()
    }

    mutating func add(_ value: Double, digits: Int) {
      let factor = digits == 1 ? 10.0 : 100.0
      let number = Int((max(-1e6, min(1e6, value.isFinite ? value : 0)) * factor).rounded())
      if number < 0 { bytes.append(0x2D) }
      let (whole, part) = Int(number.magnitude).quotientAndRemainder(dividingBy: Int(factor))
      bytes += Array(String(whole).utf8)
      guard part > 0 else { return }
      bytes.append(0x2E)
      if digits == 1 {
        bytes.append(0x30 + UInt8(part))
      } else {
        bytes.append(0x30 + UInt8(part / 10))
        if part % 10 > 0 { bytes.append(0x30 + UInt8(part % 10)) }
      }
    }
  }
}

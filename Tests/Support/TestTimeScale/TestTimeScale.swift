import Glibc

/// The factor by which tests wait longer than usual, for slow machines and for builds with a sanitizer.
package enum TestTimeScale {
  /// The environment variable that sets the factor.
  package static let variable = "TEST_TIME_SCALE"

  /// The factors that the variable may set.
  package static let range = 1.0...1000.0

  /// The factor that the environment sets; 1 by default. If the value is not valid, ends the process with
  /// status 2 and a message.
  package static let factor: Double = {
    do {
      return try factor(from: getenv(variable).map { String(cString: $0) })
    } catch {
      let message = "\(error)\n"
      write(STDERR_FILENO, message, message.utf8.count)
      exit(2)
    }
  }()

  /// Returns a time limit multiplied by the factor.
  ///
  /// - Parameter limit: The limit on a usual machine, in seconds.
  package static func scaled(_ limit: Double) -> Double { limit * factor }

  /// Parses a value of the variable. If it is `nil` or empty, the factor is 1.
  ///
  /// - Throws: ``BadTestTimeScale`` if it is not a number within ``range``.
  package static func factor(from value: String?) throws(BadTestTimeScale) -> Double {
    guard let value, !value.isEmpty else { return 1 }
    guard let factor = Double(value), range.contains(factor) else {
      throw BadTestTimeScale(value: value)
    }
    return factor
  }
}

/// A value of the environment variable that is not a factor.
package struct BadTestTimeScale: Error, Equatable, CustomStringConvertible {
  /// The value.
  package let value: String

  /// The variable, its value, and the values that are valid.
  package var description: String {
    let range = TestTimeScale.range
    return "\(TestTimeScale.variable) is \"\(value)\": it must be a number from "
      + "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
  }
}

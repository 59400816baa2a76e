/// The settings that correct a wrong mapping.
package struct MappingAdvice {
  /// The six numbers of libinput's calibration matrix.
  package let numbers: [Double]

  /// Creates the advice for a mapping, or returns `nil` if there is no fault or the matrix is unknown.
  package init?(_ mapping: MappingFit) {
    guard !mapping.faults.isEmpty, let calibration = mapping.calibration else { return nil }
    // A map that is nearly singular has no usable matrix.
    guard calibration.numbers.allSatisfy({ $0.magnitude < 1_000 }) else { return nil }
    numbers = calibration.numbers.map { ($0 * 10_000).rounded() / 10_000 + 0 }
  }

  /// The matrix in the notation of libinput and sway.
  package var matrix: String {
    numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
  }

  /// The command that sets it in sway.
  package var sway: String { "swaymsg input type:touch calibration_matrix \(matrix)" }

  /// The rule that sets it for every compositor that uses libinput, in a file of `/etc/udev/rules.d`.
  package var udev: String {
    "ENV{ID_INPUT_TOUCHSCREEN}==\"1\", ENV{LIBINPUT_CALIBRATION_MATRIX}=\"\(matrix)\""
  }
}

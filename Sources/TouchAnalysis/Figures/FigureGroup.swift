package import TouchRecording

/// A group of figures: those of the whole recording, or those of one test.
package enum FigureGroup: Hashable, Sendable, CaseIterable {
  /// The figures of every recording, with or without tests.
  case touches
  /// The figures of a test.
  case test(TestKind)

  package static var allCases: [FigureGroup] { [.touches] + TestKind.allCases.map { .test($0) } }

  /// The first part of the names of the group's figures.
  package var rawValue: String {
    switch self {
    case .touches: "touch"
    case .test(let test): test.rawValue
    }
  }

  /// Creates a group from the first part of a figure's name, or returns `nil` if there is no such group.
  package init?(rawValue: String) {
    if rawValue == "touch" {
      self = .touches
    } else if let test = TestKind(rawValue: rawValue) {
      self = .test(test)
    } else {
      return nil
    }
  }
}

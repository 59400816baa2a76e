package import TouchAnalysis

/// The faults of synthetic screens.
package enum PlantedFault: String, CaseIterable, Sendable {
  case sound
  /// Positions are noisy.
  case noisy
  /// Every position is reported with an offset.
  case offset
  /// A stripe from top to bottom is insensitive.
  case deadStripe = "dead-stripe"
  /// A cell of 3 mm is insensitive.
  case deadCell = "dead-cell"
  /// One report is missing.
  case droppedReport = "dropped-report"
  /// Two touches exchange their identifiers.
  case swappedIdentity = "swapped-identity"
  /// A touch is reported without a finger.
  case ghost
  /// Events arrive 4 ms later at the program.
  case late
  /// Handlers take 4 ms longer.
  case slow
  /// Two touches are merged although they are far apart.
  case merging
  /// One report has another position.
  case jumping
  /// A moving touch is lost, and found again some reports later.
  case flapping
  /// The release of a touch is never reported.
  case lostRelease = "lost-release"
  /// Two of ten touches are reported with each other's y coordinate.
  case diagonal
  /// Positions are mirrored.
  case mirrored
  /// Positions are scaled relative to the center.
  case scaled

  /// The figure that must reveal the fault. For a sound screen, this is `nil`.
  package var figure: FigureName? {
    switch self {
    case .sound: nil
    case .noisy: .jitterRestInner
    case .offset: .accuracyInner
    case .deadStripe, .deadCell: .coverageHole
    case .droppedReport: .rateMissing
    case .swappedIdentity: .fingersSwapped
    case .ghost: .ghostIdle
    case .late: .latencyKernel
    case .slow: .latencyHandler
    case .merging: .separationStraight
    case .jumping: .touchJumps
    case .flapping: .touchLost
    case .lostRelease: .touchUnended
    case .diagonal: .fingersDiagonal
    case .mirrored, .scaled: .accuracyMapping
    }
  }
}

package import TouchAnalysis

/// The faults of synthetic screens.
package enum PlantedFault: String, CaseIterable, Sendable {
  case sound
  /// Places tremble.
  case noisy
  /// Every place is reported beside where it was.
  case offset
  /// A stripe from top to bottom takes no finger.
  case deadStripe = "dead-stripe"
  /// A cell of 3 mm takes no finger.
  case deadCell = "dead-cell"
  /// One report never comes.
  case droppedReport = "dropped-report"
  /// Two fingers take each other's number.
  case swappedIdentity = "swapped-identity"
  /// A finger is reported that nobody put there.
  case ghost
  /// Events come 4 ms later from the kernel to the program.
  case late
  /// Handlers take 4 ms longer.
  case slow
  /// Two fingers become one where they are far from one another.
  case merging
  /// One report is elsewhere.
  case jumping
  /// A moving finger is lost, and found again some reports later.
  case flapping
  /// The release of a finger is never reported.
  case lostRelease = "lost-release"
  /// Two of ten fingers are reported at each other's y.
  case diagonal
  /// What is on one side is reported on the other.
  case mirrored
  /// Places are reported nearer to the middle, or further from it.
  case scaled

  /// The figure that has to tell of it; nil for a sound screen.
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

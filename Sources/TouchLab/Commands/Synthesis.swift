import SyntheticTouch
import TouchRecording

/// Recordings of simulated screens, with which the tool can be tried.
enum Synthesis {
  /// Returns the lines of a session of all tests on a screen with one fault.
  static func lines(
    seed: UInt64, fault name: String, byHand: Bool
  ) throws(Failure) -> [RecordedLine] {
    guard let fault = PlantedFault(rawValue: name) else {
      let names = PlantedFault.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no fault “\(name)”; there are \(names)")
    }
    let screen = SyntheticScreen(seed: seed, fault: fault)
    return SyntheticSession.full(on: screen, holder: byHand ? .hand : .robot).sortedLines
  }
}

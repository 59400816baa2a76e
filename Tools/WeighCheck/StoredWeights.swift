/// The reviewed file of weights.
///
/// Lines that begin with `#` are at the top. Two lines have the environment, and one the tolerance (`room`).
/// Each further line is a weight, optionally with its own tolerance and the reason for it:
///
///     toolchain: Swift 6.3.1 (swift-6.3.1-RELEASE)
///     system: debian 12 x86_64
///     room: 2 %
///
///     PeerWindow start.instructions 27000000
///     PeerWindow memory.private_dirty 7000000 room 4 %: kernels differ in the pages of a thread's stack
struct StoredWeights: Equatable, Sendable {
  /// A tolerance that differs from that of the file, with its reason.
  struct OwnRoom: Equatable, Sendable {
    /// The tolerance, in percent of the stored figure.
    var percent: Double
    var reason: String
  }

  /// The lines at the top, each with its `#`.
  var comments: [String] = []
  var surroundings: Surroundings
  /// The allowed difference between a measured figure and the stored one, in percent of the stored one.
  var room: Double
  /// The weights in the order of their lines.
  var weights: [Weight] = []
  /// The tolerances of single figures.
  var ownRooms: [Weight.Name: OwnRoom] = [:]

  /// Returns the stored figure of this name.
  func value(_ name: Weight.Name) -> Int? { weights.first { $0.name == name }?.value }

  /// Returns the tolerance of a figure, in percent.
  func room(of name: Weight.Name) -> Double { ownRooms[name]?.percent ?? room }

  /// Returns a copy of the file with other figures. Comments and tolerances are preserved, except for those
  /// of figures that are no longer measured.
  func storing(_ measured: [Weight], in surroundings: Surroundings) -> Self {
    var result = self
    result.surroundings = surroundings
    result.weights = measured
    let names = Set(measured.map(\.name))
    result.ownRooms = ownRooms.filter { names.contains($0.key) }
    return result
  }

  /// The text of the file.
  var text: String {
    var lines = comments
    lines += ["toolchain: \(surroundings.toolchain)", "system: \(surroundings.system)"]
    lines.append("room: \(Self.written(room)) %")
    var program = ""
    for weight in weights {
      if weight.name.program != program { lines.append("") }
      program = weight.name.program
      var line = "\(weight.name) \(weight.value)"
      if let own = ownRooms[weight.name] {
        line += " room \(Self.written(own.percent)) %: \(own.reason)"
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func written(_ percent: Double) -> String {
    percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
  }
}

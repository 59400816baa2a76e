/// A client that changes KWin's outputs while other clients run, through `kde_output_management_v2`.
package struct KWinOutputs {
  /// A change of an output.
  package enum Change {
    /// The scale, such as 1.5.
    case scale(Double)
    /// A transform, as a value of `wl_output.transform`.
    case transform(Int32)
    /// The state of the output: on or off.
    case isEnabled(Bool)
  }

  let path: String

  /// Changes the `index`th output, and returns when KWin has applied the changes.
  package func change(_ index: Int = 0, _ changes: Change...) throws {
    let connection = try ProtocolConnection(path: path, openedBySmallProgram: true)
    let output = try Self.output(index, of: connection)
    let management = try connection.bind("kde_output_management_v2", version: 1)
    var verdict: UInt16?
    let configuration = connection.newObject { opcode, _ in verdict = opcode }
    try connection.send(management, 0, .object(configuration))
    for change in changes {
      switch change {
      case .scale(let scale): try connection.send(configuration, 4, .object(output), .fixed(scale))
      case .transform(let number):
        try connection.send(configuration, 2, .object(output), .int(number))
      case .isEnabled(let enabled):
        try connection.send(configuration, 0, .object(output), .int(enabled ? 1 : 0))
      }
    }
    try connection.send(configuration, 5)
    try connection.dispatch { verdict != nil }
    guard verdict == 0 else { throw CompositorError.refused("KWin refused \(changes)") }
  }

  /// Returns the object of an output. Newer versions of KWin announce outputs through a separate registry,
  /// and older ones through globals.
  private static func output(_ index: Int, of connection: ProtocolConnection) throws -> UInt32 {
    let registry = "kde_output_device_registry_v2"
    guard connection.globals.contains(where: { $0.interface == registry }) else {
      return try connection.bind("kde_output_device_v2", version: 2, index: index)
    }
    var outputs: [UInt32] = []
    _ = try connection.bind(registry, version: 21) { opcode, reader in
      if opcode == 1 { outputs.append(reader.uint()) }
    }
    try connection.roundtrip()
    guard outputs.indices.contains(index) else {
      throw CompositorError.refused("KWin has \(outputs.count) outputs")
    }
    return outputs[index]
  }
}

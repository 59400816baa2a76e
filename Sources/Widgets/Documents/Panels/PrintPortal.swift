import ResponderBus
import ResponderSystem

/// The desktop's panel for printing (`org.freedesktop.portal.Print`).
@MainActor package enum PrintPortal {
  /// Prints pages that are in a PDF file. If there is no session bus, or the pages cannot be written to a
  /// temporary file, returns `nil`.
  ///
  /// - Parameter completion: Called once, later: with `true` if the desktop has accepted the pages, `false`
  ///   if the user cancels, and `nil` if the desktop has no such portal or refuses to print.
  package static func print(
    _ pages: [UInt8], title: String, above parent: PortalParent? = nil, in context: ProgramContext,
    _ completion: @escaping (Bool?) -> Void
  ) -> PortalRequest? {
    guard context.busAddress != nil, let bus = try? context.sessionBus.open(),
      let file = try? FileDescriptor(anonymous: "pages", byteCount: 0),
      (try? SystemCall.writeFully(pages, to: file.number)) != nil,
      (try? SystemCall.seek(file.number, to: 0)) != nil
    else { return nil }
    return PortalRequest.ask(
      "Print", "Print", parent: parent, [.string(title), .handle(0)],
      options: ["modal": .bool(true)], descriptors: [file], on: bus, in: context
    ) { outcome in
      switch outcome {
      case .answered: completion(true)
      case .cancelled: completion(false)
      case .refused, .unavailable: completion(nil)
      }
    }
  }
}

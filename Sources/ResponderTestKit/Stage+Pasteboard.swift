import ResponderPlatform
import ResponderSystem

/// The pasteboards from the view of another program.
///
///     stage.copyElsewhere("Hello")
///     let text = try await Pasteboard.general.readString()
///     Pasteboard.general.string = "there"
///     #expect(stage.pasteElsewhere() == "there")
///
/// The other program writes during ``advance(by:)``, even with 0 seconds.
extension Stage {
  /// The pace at which another program writes pasted data.
  public enum Pace: Hashable, Sendable {
    /// As fast as the data is read.
    case atOnce
    /// With a number of bytes per second.
    case bytesPerSecond(Double)
    /// Never, and the pipe stays open.
    case never
    /// Without end.
    case endless
    /// Until the program exits after a number of bytes.
    case breaksOff(after: Int)
  }

  /// Copies a string in another program.
  public func copyElsewhere(
    _ text: String, pace: Pace = .atOnce, to pasteboard: Pasteboard = .general
  ) {
    copyElsewhere(
      [("text/plain;charset=utf-8", Array(text.utf8)), ("text/plain", Array(text.utf8))],
      pace: pace, to: pasteboard)
  }

  /// Copies data in several types in another program, with the preferred type first.
  public func copyElsewhere(
    _ data: [(type: String, bytes: [UInt8])], pace: Pace = .atOnce,
    to pasteboard: Pasteboard = .general
  ) {
    let kind: SelectionKind = pasteboard.name == .primary ? .primary : .clipboard
    let wasOurs = display.selections.offered[kind] != nil
    display.selections.setForeign(
      HeadlessSelections.ForeignContent(
        types: data.map(\.type),
        data: Dictionary(data.map { ($0.type, $0.bytes) }, uniquingKeysWith: { first, _ in first }),
        pace: pace), kind)
    if wasOurs { application.selectionWasLost(kind) }
    application.selectionDidChange(kind)
    application.settle()
  }

  /// Returns the types that a pasteboard of the program offers to other programs.
  public func typesElsewhere(_ pasteboard: Pasteboard = .general) -> [String] {
    display.selections.offered[pasteboard.name == .primary ? .primary : .clipboard] ?? []
  }

  /// Pastes a string in another program. If no text is offered, returns `nil`.
  public func pasteElsewhere(_ pasteboard: Pasteboard = .general) -> String? {
    pasteElsewhere("text/plain;charset=utf-8", from: pasteboard).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Pastes data of a type in another program. If the type is not offered, returns `nil`.
  public func pasteElsewhere(
    _ type: String, from pasteboard: Pasteboard = .general
  ) -> [UInt8]? {
    guard let reader = openElsewhere(type, from: pasteboard) else { return nil }
    var bytes: [UInt8] = []
    while let chunk = reader.read(), !chunk.isEmpty { bytes += chunk }
    reader.close()
    return bytes
  }

  /// Requests data of a type in another program, which the test reads. If the type is not offered, returns
  /// `nil`.
  public func openElsewhere(
    _ type: String, from pasteboard: Pasteboard = .general
  ) -> ElsewhereReader? {
    guard typesElsewhere(pasteboard).contains(type) else { return nil }
    guard let (readEnd, writeEnd) = try? FileDescriptor.pipe(),
      let handedOver = try? SystemCall.copy(writeEnd.number)
    else { return nil }
    try? SystemCall.setNonblocking(readEnd.number)
    application.selection(
      pasteboard.name == .primary ? .primary : .clipboard, wants: type, into: handedOver)
    application.settle()
    return ElsewhereReader(readEnd, stage: self)
  }

  /// The number of transfers from and to other programs that are in progress.
  public var pasteboardTransferCount: Int { application.pasteboardTransferCount }

  /// Lets this program and the others read and write until there is no more work at present.
  func exchange() {
    // A watch whose handler does not read stays ready, so the number of iterations is limited.
    for _ in 0..<10_000 {
      let hasWritten = display.selections.work(at: display.now)
      guard application.lookAtWatches() || hasWritten else { return }
      application.settle()
    }
  }

  /// A simulated program that reads copied data.
  @preconcurrency @MainActor public final class ElsewhereReader {
    private var descriptor: FileDescriptor?
    private weak var stage: Stage?

    init(_ descriptor: FileDescriptor, stage: Stage) {
      self.descriptor = descriptor
      self.stage = stage
    }

    /// Reads the available data, with at most `count` bytes. The result is empty if no data has arrived, and
    /// `nil` at the end.
    public func read(_ count: Int = 64 * 1024) -> [UInt8]? {
      stage?.application.lookAtWatches()
      stage?.application.settle()
      var bytes = [UInt8](repeating: 0, count: count)
      guard let descriptor,
        case .done(let taken)? = try? bytes.withUnsafeMutableBytes({
          try SystemCall.read(descriptor.number, into: $0)
        })
      else { return [] }
      return taken == 0 ? nil : Array(bytes[..<taken])
    }

    /// Closes the pipe.
    public func close() { descriptor = nil }
  }
}

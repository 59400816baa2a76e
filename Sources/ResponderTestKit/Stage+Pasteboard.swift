import ResponderPlatform
import ResponderSystem

/// The pasteboards as another program sees them.
///
///     stage.copyElsewhere("Hello")
///     let text = try await Pasteboard.general.readString()
///     Pasteboard.general.string = "there"
///     #expect(stage.pasteElsewhere() == "there")
///
/// The other program writes during ``advance(by:)``, also with 0.
extension Stage {
  /// How another program hands over what is pasted.
  public enum Pace: Hashable, Sendable {
    /// As fast as it is read.
    case atOnce
    /// Slowly.
    case bytesPerSecond(Double)
    /// Not at all, and the pipe stays open.
    case never
    /// Without end.
    case endless
    /// It exits after so many bytes.
    case breaksOff(after: Int)
  }

  /// Another program copies a text.
  public func copyElsewhere(
    _ text: String, pace: Pace = .atOnce, to pasteboard: Pasteboard = .general
  ) {
    copyElsewhere(
      [("text/plain;charset=utf-8", Array(text.utf8)), ("text/plain", Array(text.utf8))],
      pace: pace, to: pasteboard)
  }

  /// Another program copies data in several types, the preferred one first.
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

  /// The types in which other programs are offered what the program has put on a pasteboard.
  public func typesElsewhere(_ pasteboard: Pasteboard = .general) -> [String] {
    display.selections.offered[pasteboard.name == .primary ? .primary : .clipboard] ?? []
  }

  /// Another program pastes text; nil where none is offered.
  public func pasteElsewhere(_ pasteboard: Pasteboard = .general) -> String? {
    pasteElsewhere("text/plain;charset=utf-8", from: pasteboard).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Another program pastes data of a type; nil where it is not offered.
  public func pasteElsewhere(
    _ type: String, from pasteboard: Pasteboard = .general
  ) -> [UInt8]? {
    guard let reader = openElsewhere(type, from: pasteboard) else { return nil }
    var bytes: [UInt8] = []
    while let chunk = reader.read(), !chunk.isEmpty { bytes += chunk }
    reader.close()
    return bytes
  }

  /// Another program asks for data of a type, and reads it as the test says; nil where it is not offered.
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

  /// How many transfers from and to other programs are under way.
  public var pasteboardTransferCount: Int { application.pasteboardTransferCount }

  /// Lets this program and the others read and write until there is nothing more to do now.
  func exchange() {
    // A watch whose handler takes nothing is ready for ever.
    for _ in 0..<10_000 {
      let hasWritten = display.selections.work(at: display.now)
      guard application.lookAtWatches() || hasWritten else { return }
      application.settle()
    }
  }

  /// Another program that reads what was copied.
  @preconcurrency @MainActor public final class ElsewhereReader {
    private var descriptor: FileDescriptor?
    private weak var stage: Stage?

    init(_ descriptor: FileDescriptor, stage: Stage) {
      self.descriptor = descriptor
      self.stage = stage
    }

    /// Reads what there is, at most `count` bytes: nothing where nothing has come, nil at the end.
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

    /// Goes away.
    public func close() { descriptor = nil }
  }
}

/// Where programs put what was copied, for others to paste. Follows `UIPasteboard`.
///
///     Pasteboard.general.string = "Hello"                    // copy
///     let text = try await Pasteboard.general.readString()   // paste
///
/// Reading waits for another program, which may be slow or hang, so that it is asynchronous and has a
/// limit of time and size (``Limits``). ``string`` and the other properties never wait: they give what
/// this program has put on itself, or what it has read since the pasteboard changed. ``hasStrings`` and
/// the like, and ``contains(pasteboardTypes:)``, go by what is on offer and read nothing.
///
/// There may be several items. ``string``, ``data(forPasteboardType:)``, ``types`` and what else gives
/// one value mean the first; ``strings`` and what else gives a list mean all. What another program
/// offers is always one item.
///
/// Types are MIME types, such as `text/html`. UIKit's names of common types (`public.utf8-plain-text`)
/// and X's (`UTF8_STRING`) mean the same as theirs. See <doc:UsingThePasteboard>.
@preconcurrency @MainActor public final class Pasteboard {
  let store: PasteboardStore

  init(_ store: PasteboardStore) {
    self.store = store
  }

  // MARK: Which one

  /// What the user copied: the desktop's clipboard.
  ///
  /// A desktop takes it only after the user has pressed something in the program; what is put on it
  /// before is put there with the first press, and until then it is this program's alone.
  public static var general: Pasteboard { ProgramContext.current.pasteboards.general }

  /// What the user selected last, pasted by the middle button: the primary selection.
  ///
  /// Where the desktop has none it is this program's alone.
  public static var primary: Pasteboard { ProgramContext.current.pasteboards.primary }

  /// A pasteboard of this program's, by its name; nil where there is none and `create` is false.
  public convenience init?(name: Name, create: Bool) {
    guard let store = ProgramContext.current.pasteboards.store(name, creates: create) else {
      return nil
    }
    self.init(store)
  }

  /// A new pasteboard of this program's, with a name that no other has.
  public static func withUniqueName() -> Pasteboard {
    Pasteboard(ProgramContext.current.pasteboards.uniqueStore())
  }

  /// Gives up a pasteboard of this program's. The general and the primary one stay.
  public static func remove(withName name: Name) {
    ProgramContext.current.pasteboards.remove(name)
  }

  /// The pasteboard's name.
  public var name: Name { store.name }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The clipboard's name.
    public static let general = Name("general")
    /// The primary selection's name.
    public static let primary = Name("primary")
  }

  // MARK: Changes

  /// A number that changes with every change, whoever made it.
  ///
  /// Wayland tells a program that gets the keyboard what is on the pasteboard, changed or not: that
  /// counts as a change too.
  public var changeCount: Int { store.changeCount }

  /// Who wants to hear of changes. Follows `UIPasteboard.changedNotification`.
  public var changeObservers: ObserverList<Change> { store.changes }

  /// Who wants to hear that the pasteboard was given up. Follows `UIPasteboard.removedNotification`.
  public var removalObservers: ObserverList<Name> { store.removal }

  /// What changed.
  public struct Change: Hashable, Sendable {
    /// The pasteboard.
    public let pasteboardName: Name
    /// The types that were not there before.
    public let typesAdded: [String]
    /// The types that are no longer there.
    public let typesRemoved: [String]
  }

  // MARK: Types

  /// The types of the first item, the best one first; another program's as it names them.
  public var types: [String] { store.types }

  /// Whether the first item has data in one of the types. Nothing is read.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { store.firstHas(PasteboardType.canonical($0)) }
  }

  /// Whether any item is text.
  public var hasStrings: Bool { store.has(PasteboardType.text) || hasOwnURLs }
  /// Whether any item is an image that can be read: a PNG.
  public var hasImages: Bool { store.has(PasteboardType.png) }
  /// Whether any item is an address.
  public var hasURLs: Bool { store.has(PasteboardType.urls) }
  /// Whether any item is a colour.
  public var hasColors: Bool { store.has(PasteboardType.color) }

  /// Our own addresses can be had as text too.
  private var hasOwnURLs: Bool { store.isOurs && hasURLs }
}

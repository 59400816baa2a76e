/// An object with which programs exchange copied data. Follows `UIPasteboard`.
///
///     Pasteboard.general.string = "Hello"                    // copy
///     let text = try await Pasteboard.general.readString()   // paste
///
/// Reading waits for another program, which may be slow or hang. It is therefore asynchronous, and has limits
/// of time and size (``Limits``). Properties such as ``string`` never wait. They return data that this
/// program has set, or has read since the last change. Tests such as ``hasStrings`` and
/// ``contains(pasteboardTypes:)`` use only the offered types and read no data.
///
/// A pasteboard may have several items. ``string``, ``data(forPasteboardType:)``, ``types`` and other members
/// with a single value use the first item. ``strings`` and other members with a list use all items. The data
/// of another program is always one item.
///
/// Types are MIME types, such as `text/html`. The names of common types in UIKit (`public.utf8-plain-text`)
/// and X (`UTF8_STRING`) are accepted too. See <doc:UsingThePasteboard>.
@preconcurrency @MainActor public final class Pasteboard {
  let store: PasteboardStore

  init(_ store: PasteboardStore) {
    self.store = store
  }

  // MARK: Pasteboards

  /// The general pasteboard: the desktop's clipboard.
  ///
  /// A desktop accepts data only after the user has pressed a key or a button in the program. Data that is
  /// set before is sent with the first press. Until then, only this program sees it.
  public static var general: Pasteboard { ProgramContext.current.pasteboards.general }

  /// The primary selection: the text that the user selected last, which the middle button pastes.
  ///
  /// If the desktop has no primary selection, only this program sees it.
  public static var primary: Pasteboard { ProgramContext.current.pasteboards.primary }

  /// Creates a pasteboard of this program with a name. If there is none and `create` is `false`, returns
  /// `nil`.
  public convenience init?(name: Name, create: Bool) {
    guard let store = ProgramContext.current.pasteboards.store(name, creates: create) else {
      return nil
    }
    self.init(store)
  }

  /// Creates a pasteboard of this program with a unique name.
  public static func withUniqueName() -> Pasteboard {
    Pasteboard(ProgramContext.current.pasteboards.uniqueStore())
  }

  /// Removes a pasteboard of this program. The general and the primary pasteboard cannot be removed.
  ///
  /// Objects of the removed pasteboard are empty from then on, and ignore new items.
  public static func remove(withName name: Name) {
    ProgramContext.current.pasteboards.remove(name)
  }

  /// The name of the pasteboard.
  public var name: Name { store.name }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the clipboard.
    public static let general = Name("general")
    /// The name of the primary selection.
    public static let primary = Name("primary")
  }

  // MARK: Changes

  /// A number that changes with every change by any program.
  ///
  /// When a program receives the keyboard focus, Wayland reports the contents of the pasteboard, even if they
  /// have not changed. This counts as a change too.
  public var changeCount: Int { store.changeCount }

  /// The observers of changes. Follows `UIPasteboard.changedNotification`.
  public var changeObservers: ObserverList<Change> { store.changes }

  /// The observers of the pasteboard's removal. Follows `UIPasteboard.removedNotification`.
  public var removalObservers: ObserverList<Name> { store.removal }

  /// A change of a pasteboard.
  public struct Change: Hashable, Sendable {
    /// The name of the pasteboard.
    public let pasteboardName: Name
    /// The types that were added.
    public let typesAdded: [String]
    /// The types that were removed.
    public let typesRemoved: [String]
  }

  // MARK: Types

  /// The types of the first item, the best one first. Those of another program have its names.
  public var types: [String] { store.types }

  /// Returns a Boolean value that indicates whether the first item has data in one of the types. No data is
  /// read.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { store.firstHas(PasteboardType.canonical($0)) }
  }

  /// A Boolean value that indicates whether an item is text.
  public var hasStrings: Bool { store.has(PasteboardType.text) || hasOwnURLs }
  /// A Boolean value that indicates whether an item is a PNG image, the only
  /// image type that can be read.
  public var hasImages: Bool { store.has(PasteboardType.png) }
  /// A Boolean value that indicates whether an item is a URL.
  public var hasURLs: Bool { store.has(PasteboardType.urls) }
  /// A Boolean value that indicates whether an item is a color.
  public var hasColors: Bool { store.has(PasteboardType.color) }

  /// A Boolean value that indicates whether the program's own items have URLs, which are available as text
  /// too.
  private var hasOwnURLs: Bool { store.isOurs && hasURLs }
}

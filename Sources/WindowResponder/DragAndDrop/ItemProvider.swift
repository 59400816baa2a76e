/// A provider of an item's data, in one or several types, for another part of the application or for another
/// program. Follows `NSItemProvider`.
///
///     let provider = ItemProvider(object: "Hello")
///     provider.registerDataRepresentation(forTypeIdentifier: "application/x-note") { completion in
///       completion(note.bytes, nil)
///     }
///
/// Types are MIME types, such as `text/html`. UIKit's names of common types (`public.utf8-plain-text`) are
/// accepted too. The data is created when it is requested.
@preconcurrency @MainActor open class ItemProvider {
  /// A closure that creates data and passes it to its argument, now or later.
  public typealias LoadHandler =
    @MainActor (
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
    ) -> Void

  /// The visibility of data.
  public enum Visibility: Int, Hashable, Sendable {
    /// The data is visible to every program.
    case all
    /// The data is visible to the programs of one developer. Only this program can be identified, so it is
    /// visible only to this program.
    case team
    /// The data is visible to the programs of one group. Only this program can be identified, so it is
    /// visible only to this program.
    case group
    /// The data is visible only to this program.
    case ownProcess
  }

  /// The errors of loading data.
  public enum LoadingError: Error, Hashable, Sendable {
    /// The item has no data of the requested type.
    case unavailable
    /// The data does not match its type.
    case unreadable
    /// The other program did not send the data in time.
    case timedOut
    /// The data exceeds the limit.
    case tooLarge
    /// Loading was cancelled.
    case cancelled
  }

  /// A name for a file with the data.
  open var suggestedName: String?

  /// The registered representations, the best type first.
  final var representations: [Representation] = []
  /// The values from which the item was created.
  final var objects: [Any] = []

  /// Data of one type.
  struct Representation {
    /// The registered type.
    let type: String
    let visibility: Visibility
    /// The closure that loads the data, and returns a closure to cancel it.
    let load: (@escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> (() -> Void)?
    var canonical: String { PasteboardType.canonical(type) }
  }

  /// Creates an item provider without data.
  public init() {}

  /// Creates an item provider with a value.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates an item provider with URLs, such as `file:///home/me/picture.png`.
  public convenience init(addresses: [String]) {
    self.init()
    let bytes = Array(URLList.text(addresses).utf8)
    registerDataRepresentation(forTypeIdentifier: PasteboardType.urls) { $0(bytes, nil) }
  }

  // MARK: Registering

  /// Registers a closure that creates data of a type when it is requested.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    register(typeIdentifier, visibility) {
      loadHandler($0)
      return nil
    }
  }

  /// Registers a value, in the types that it provides.
  open func registerObject(_ object: any ItemProviderWriting, visibility: Visibility = .all) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  final func register(
    _ type: String, _ visibility: Visibility,
    load: @escaping (@escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> (() -> Void)?
  ) {
    let canonical = PasteboardType.canonical(type)
    representations.removeAll { $0.canonical == canonical }
    representations.append(Representation(type: type, visibility: visibility, load: load))
  }

  // MARK: Available data

  /// The registered types, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns a Boolean value that indicates whether the item has data of a type, or of a type that conforms
  /// to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns a Boolean value that indicates whether a value of a type can be created from the item.
  open func canLoadObject(ofClass type: any ItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  /// Returns the best representation of a type, or `nil` if there is none.
  final func representation(_ type: String) -> Representation? {
    let canonical = PasteboardType.canonical(type)
    return representations.first { $0.canonical == canonical }
      ?? representations.first { ItemTypes.conforms($0.type, to: type) }
  }
}

/// What hands over one item's data, in one or several types, to another part of the program or to another
/// program. Follows `NSItemProvider`.
///
///     let provider = ItemProvider(object: "Hello")
///     provider.registerDataRepresentation(forTypeIdentifier: "application/x-note") { completion in
///       completion(note.bytes, nil)
///     }
///
/// Types are MIME types, such as `text/html`; UIKit's names of common types (`public.utf8-plain-text`)
/// mean the same as theirs. Data is made when somebody asks for it.
@preconcurrency @MainActor open class ItemProvider {
  /// Makes data, and gives it to the closure that it is given, now or later.
  public typealias LoadHandler =
    @MainActor (
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
    ) -> Void

  /// Who may have data.
  public enum Visibility: Int, Hashable, Sendable {
    /// Every program.
    case all
    /// The programs of one maker: as only this program can be known, it alone.
    case team
    /// The programs of one group: as only this program can be known, it alone.
    case group
    /// This program.
    case ownProcess
  }

  /// Why nothing came.
  public enum LoadingError: Error, Hashable, Sendable {
    /// There is no data of that type.
    case unavailable
    /// The data is not what its type says.
    case unreadable
    /// The other program did not hand it over in time.
    case timedOut
    /// There is more than may be taken.
    case tooLarge
    /// It was given up.
    case cancelled
  }

  /// A name for a file of it.
  open var suggestedName: String?

  /// What is registered, the best type first.
  final var representations: [Representation] = []
  /// The values that it was made of.
  final var objects: [Any] = []

  /// Data of one type.
  struct Representation {
    /// As it was registered.
    let type: String
    let visibility: Visibility
    /// Gives what it can be given up with.
    let load: (@escaping @MainActor ([UInt8]?, (any Error)?) -> Void) -> (() -> Void)?
    var canonical: String { PasteboardType.canonical(type) }
  }

  /// Creates one without data.
  public init() {}

  /// Creates one that hands over a value.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates one that hands over addresses, such as `file:///home/me/picture.png`.
  public convenience init(addresses: [String]) {
    self.init()
    let bytes = Array(URLList.text(addresses).utf8)
    registerDataRepresentation(forTypeIdentifier: PasteboardType.urls) { $0(bytes, nil) }
  }

  // MARK: Registering

  /// Has data of a type made by a closure, when somebody asks for it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    register(typeIdentifier, visibility) {
      loadHandler($0)
      return nil
    }
  }

  /// Has the data of a value handed over, in the types that it can give.
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

  // MARK: What there is

  /// The types that are registered, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether there is data of a type, or of one of its kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Whether a value of a type can be made of it.
  open func canLoadObject(ofClass type: any ItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  /// What is registered for a type; where it is of several, the best.
  final func representation(_ type: String) -> Representation? {
    let canonical = PasteboardType.canonical(type)
    return representations.first { $0.canonical == canonical }
      ?? representations.first { ItemTypes.conforms($0.type, to: type) }
  }
}

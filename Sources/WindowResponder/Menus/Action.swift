import ResponderRuntime

/// A closure with a title, for a control or a menu. Follows `UIAction`.
///
///     Menu(children: [
///       Action(title: "Share", image: Image(systemName: "square.and.arrow.up")) { _ in
///         picture.share()
///       },
///       Action(title: "Remove", attributes: .destructive) { _ in picture.remove() },
///     ])
@preconcurrency @MainActor public final class Action: MenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title of the action.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image beside the title.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image while ``state`` is on, or `nil` for ``image``.
  public var selectedImage: Image?
  /// The identifier of the action. An action that is added to a control replaces the one with the same
  /// identifier.
  public let identifier: Identifier
  /// A longer title that explains the purpose of the element, or `nil` for none. In a menu, it is the
  /// description for assistive technologies.
  public var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  public var attributes: Attributes
  /// The state of the action in a menu.
  public var state: State
  /// The object that triggered the action, such as a control.
  public private(set) var sender: AnyObject? {
    get { senderLink.target }
    set { senderLink.target = newValue }
  }
  private var senderLink = BackLink<AnyObject>()

  private let handler: ActionHandler

  /// Creates an action. Without an identifier, it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping ActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the closure, with ``sender`` set.
  ///
  /// `target` is ignored, since a closure needs none. Follows `UIMenuLeaf.performWithSender(_:target:)`.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.flatMap(asObject))
  }

  /// Calls the closure.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("action-\(made)")
  }
}

/// The closure of an ``Action``. Follows `UIActionHandler`.
public typealias ActionHandler = @MainActor (Action) -> Void

extension Action: IdentifiedClosure {}

/// A closure with a name, for a control or a menu. Follows `UIAction`.
///
///     Menu(children: [
///       Action(title: "Share", image: Image(systemName: "square.and.arrow.up")) { _ in
///         picture.share()
///       },
///       Action(title: "Remove", attributes: .destructive) { _ in picture.remove() },
///     ])
@preconcurrency @MainActor public final class Action: MenuElement {
  /// What tells one action from another.
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

  /// What people read.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// What people see beside it.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// What is shown instead of ``image`` while ``state`` is on; nil for the same.
  public var selectedImage: Image?
  /// What tells it from others: an action added to a control replaces the one with its identifier.
  public let identifier: Identifier
  /// A longer name, for lists of commands; nil for the title.
  public var discoverabilityTitle: String?
  /// How it looks in a menu, and whether it can be chosen there.
  public var attributes: Attributes
  /// The mark beside it in a menu.
  public var state: State
  /// What asked for the action: the control that was used.
  public private(set) weak var sender: AnyObject?

  private let handler: ActionHandler

  /// Creates an action; without an identifier it gets one of its own.
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

  /// Does what choosing the action does: calls the closure, with ``sender`` set.
  ///
  /// `target` is ignored: a closure needs none. Follows `UIMenuLeaf.performWithSender(_:target:)`.
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

/// What an ``Action`` does. Follows `UIActionHandler`.
public typealias ActionHandler = @MainActor (Action) -> Void

extension Action: IdentifiedClosure {}

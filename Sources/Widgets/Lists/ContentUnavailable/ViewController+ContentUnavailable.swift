import WindowResponder

/// What a controller shows where it has no content.
extension ViewController {
  /// What is shown in place of the content; nil, as at the start, for the content. Follows
  /// `UIViewController.contentUnavailableConfiguration`.
  ///
  /// It covers the view within its safe area; in a table or a collection it stands behind the rows, in place
  /// of a `backgroundView`. Setting it loads the view. It is set at any time, or in an override of
  /// `updateContentUnavailableConfiguration(using:)`.
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { contentUnavailableHost?.content.configuration }
    set {
      guard let newValue else {
        contentUnavailableHost?.leave()
        return
      }
      if let host = contentUnavailableHost {
        host.show(newValue)
      } else {
        ContentUnavailableHost(newValue).enter(view)
      }
    }
  }

  private var contentUnavailableHost: ContentUnavailableHost? {
    guard let view = viewIfLoaded else { return nil }
    let found: View? =
      switch view {
      case let table as TableView: table.backgroundView
      case let collection as CollectionView: collection.backgroundView
      default: view.subviews.last { $0 is ContentUnavailableHost }
      }
    return found as? ContentUnavailableHost
  }
}

/// Keeps the view of a configuration over a controller's, within its safe area.
private final class ContentUnavailableHost: View {
  private(set) var content: any View & ContentView

  init(_ configuration: any ContentConfiguration) {
    content = configuration.makeContentView()
    super.init(frame: .zero)
    addSubview(content)
  }

  func show(_ configuration: any ContentConfiguration) {
    if content.supports(configuration) {
      content.configuration = configuration
    } else {
      content.removeFromSuperview()
      content = configuration.makeContentView()
      addSubview(content)
      setNeedsLayout()
    }
    superview?.bringSubviewToFront(self)
  }

  func enter(_ view: View) {
    switch view {
    case let table as TableView: table.backgroundView = self
    case let collection as CollectionView: collection.backgroundView = self
    default:
      frame = view.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(self)
    }
  }

  func leave() {
    switch superview {
    case let table as TableView where table.backgroundView === self: table.backgroundView = nil
    case let collection as CollectionView where collection.backgroundView === self:
      collection.backgroundView = nil
    default: removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: safeAreaInsets)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

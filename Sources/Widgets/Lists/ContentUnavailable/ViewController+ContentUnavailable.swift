import WindowResponder

/// The view that a controller shows if there is no content.
extension ViewController {
  /// The configuration of the view shown instead of the content, or `nil` for the content. The default is
  /// `nil`. Follows `UIViewController.contentUnavailableConfiguration`.
  ///
  /// The view covers the safe area of the controller's view. In a table view or collection view it is behind
  /// the cells, as a `backgroundView` is. A new value loads the controller's view. Set it at any time, or in
  /// an override of `updateContentUnavailableConfiguration(using:)`.
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
    if let list = view as? any ItemHost { return list.backgroundView as? ContentUnavailableHost }
    return view.subviews.last { $0 is ContentUnavailableHost } as? ContentUnavailableHost
  }
}

/// A view that keeps a configuration's view in the safe area of a controller's view.
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
    if let list = view as? any ItemHost {
      list.backgroundView = self
    } else {
      frame = view.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(self)
    }
  }

  func leave() {
    if let list = superview as? any ItemHost, list.backgroundView === self {
      list.backgroundView = nil
    } else {
      removeFromSuperview()
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

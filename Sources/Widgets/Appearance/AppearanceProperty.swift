import WindowResponder

/// A property that a proxy gives.
@MainActor struct AppearanceProperty {
  /// Gives a view the proxy's value, where it differs from the usual one and the view has the usual one.
  let give: (_ proxy: View, _ usual: View, _ view: View) -> Void

  /// A property with values that can be compared.
  static func value<Owner: View, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, usual, view in
      guard let proxy = proxy as? Owner, let usual = usual as? Owner, let view = view as? Owner
      else { return }
      let (wanted, before) = (proxy[keyPath: path], usual[keyPath: path])
      if wanted != before, view[keyPath: path] == before { view[keyPath: path] = wanted }
    }
  }

  /// An image.
  static func image<Owner: View>(
    _ path: ReferenceWritableKeyPath<Owner, Image?>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      if view[keyPath: path] == nil { view[keyPath: path] = proxy[keyPath: path] }
    }
  }

  /// A bar's appearance. The view gets one of its own, since it tells its bar of changes.
  static func look<Owner: View, Look: BarAppearance>(
    _ path: ReferenceWritableKeyPath<Owner, Look>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      guard !proxy[keyPath: path].isUntouched, view[keyPath: path].isUntouched else { return }
      view[keyPath: path] = proxy[keyPath: path].copy()
    }
  }

  /// A bar's appearance that there need not be.
  static func look<Owner: View, Look: BarAppearance>(
    _ path: ReferenceWritableKeyPath<Owner, Look?>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      guard let wanted = proxy[keyPath: path], view[keyPath: path] == nil else { return }
      view[keyPath: path] = wanted.copy()
    }
  }

  /// The tint colour, which a view without its own has from its superview.
  private static let tint = AppearanceProperty { proxy, _, view in
    guard let wanted = proxy.tintColorOfItsOwn, view.tintColorOfItsOwn == nil else { return }
    view.tintColor = wanted
  }

  /// All that proxies give.
  static let all: [AppearanceProperty] = views + bars + controls + texts

  private static let views: [AppearanceProperty] = [
    tint, value(\View.backgroundColor), value(\View.alpha), value(\View.layoutMargins),
    value(\TableView.separatorColor), value(\TableView.separatorInset),
    value(\TableView.sectionIndexColor), value(\TableView.rowHeight),
    value(\ActivityIndicatorView.color), value(\ImageView.contentMode),
  ]

  private static let bars: [AppearanceProperty] = [
    value(\NavigationBar.barTintColor), value(\NavigationBar.barStyle),
    value(\NavigationBar.isTranslucent), value(\NavigationBar.prefersLargeTitles),
    value(\NavigationBar.titleTextAttributes), value(\NavigationBar.largeTitleTextAttributes),
    image(\NavigationBar.shadowImage), image(\NavigationBar.backIndicatorImage),
    look(\NavigationBar.standardAppearance), look(\NavigationBar.scrollEdgeAppearance),
    look(\NavigationBar.compactAppearance),
    value(\TabBar.barTintColor), value(\TabBar.barStyle), value(\TabBar.isTranslucent),
    value(\TabBar.unselectedItemTintColor), image(\TabBar.backgroundImage),
    image(\TabBar.shadowImage), image(\TabBar.selectionIndicatorImage),
    look(\TabBar.standardAppearance), look(\TabBar.scrollEdgeAppearance),
    value(\Toolbar.barTintColor), value(\Toolbar.barStyle), value(\Toolbar.isTranslucent),
    look(\Toolbar.standardAppearance), look(\Toolbar.scrollEdgeAppearance),
    value(\SearchBar.barTintColor),
  ]

  private static let controls: [AppearanceProperty] = [
    value(\Switch.onTintColor), value(\Switch.offTintColor), value(\Switch.thumbTintColor),
    value(\Slider.minimumTrackTintColor), value(\Slider.maximumTrackTintColor),
    value(\Slider.thumbTintColor),
    value(\ProgressView.progressTintColor), value(\ProgressView.trackTintColor),
    value(\SegmentedControl.selectedSegmentTintColor),
    value(\PageControl.pageIndicatorTintColor), value(\PageControl.currentPageIndicatorTintColor),
  ]

  private static let texts: [AppearanceProperty] = [
    value(\Label.textColor), value(\Label.font), value(\Label.highlightedTextColor),
    value(\Label.shadowColor), value(\Label.shadowOffset),
    value(\TextField.textColor), value(\TextField.font), value(\TextField.borderStyle),
    value(\TextView.textColor), value(\TextView.font),
  ]
}

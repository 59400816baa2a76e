import WindowResponder

/// A property that a view takes from an appearance proxy.
@MainActor package struct AppearanceProperty {
  /// Gives a view the proxy's value, where it differs from the usual one and the view has the usual one.
  let give: (_ proxy: View, _ usual: View, _ view: View) -> Void

  /// A property with values that can be compared.
  package static func value<Owner: View, Value: Equatable>(
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
  package static func image<Owner: View>(
    _ path: ReferenceWritableKeyPath<Owner, Image?>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      if view[keyPath: path] == nil { view[keyPath: path] = proxy[keyPath: path] }
    }
  }

  /// A bar's appearance. The view gets one of its own, since it tells its bar of changes.
  package static func look<Owner: View, Look: BarAppearance>(
    _ path: ReferenceWritableKeyPath<Owner, Look>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      guard !proxy[keyPath: path].isUntouched, view[keyPath: path].isUntouched else { return }
      view[keyPath: path] = proxy[keyPath: path].copy()
    }
  }

  /// A bar's appearance that there need not be.
  package static func look<Owner: View, Look: BarAppearance>(
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

  /// The properties that views of every class take from a proxy.
  static let ofAllViews: [AppearanceProperty] = [
    tint, value(\View.backgroundColor), value(\View.alpha), value(\View.layoutMargins),
  ]
}

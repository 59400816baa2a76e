import WindowResponder

/// A property that a view takes from an appearance proxy.
@MainActor package struct AppearanceProperty {
  /// A closure that sets the proxy's value in a view, if it differs from the default value and the view has
  /// the default value.
  let give: (_ proxy: View, _ usual: View, _ view: View) -> Void

  /// Creates a property whose values can be compared.
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

  /// Creates a property for an image, which a view without an image takes.
  package static func image<Owner: View>(
    _ path: ReferenceWritableKeyPath<Owner, Image?>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      if view[keyPath: path] == nil { view[keyPath: path] = proxy[keyPath: path] }
    }
  }

  /// Creates a property for the appearance of a bar. The view gets a copy, since an appearance notifies its
  /// bar of changes.
  package static func look<Owner: View, Look: BarAppearance>(
    _ path: ReferenceWritableKeyPath<Owner, Look>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      guard !proxy[keyPath: path].isUntouched, view[keyPath: path].isUntouched else { return }
      view[keyPath: path] = proxy[keyPath: path].copy()
    }
  }

  /// Creates a property for an optional appearance of a bar.
  package static func look<Owner: View, Look: BarAppearance>(
    _ path: ReferenceWritableKeyPath<Owner, Look?>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      guard let wanted = proxy[keyPath: path], view[keyPath: path] == nil else { return }
      view[keyPath: path] = wanted.copy()
    }
  }

  /// The tint color. A view without its own tint color inherits that of its superview.
  private static let tint = AppearanceProperty { proxy, _, view in
    guard let wanted = proxy.tintColorOfItsOwn, view.tintColorOfItsOwn == nil else { return }
    view.tintColor = wanted
  }

  /// The properties that views of all classes take from a proxy.
  static let ofAllViews: [AppearanceProperty] = [
    tint, value(\View.backgroundColor), value(\View.alpha), value(\View.layoutMargins),
  ]
}

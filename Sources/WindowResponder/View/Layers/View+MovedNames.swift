/// Unavailable names that refer to the properties of layers. A subclass may declare properties with these
/// names.
extension View {
  /// See ``Layer/cornerRadius``.
  @available(*, unavailable, renamed: "layer.cornerRadius")
  public var cornerRadius: Double {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  /// See ``Layer/borderWidth``.
  @available(*, unavailable, renamed: "layer.borderWidth")
  public var borderWidth: Double {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  /// See ``Layer/borderColor``.
  @available(*, unavailable, renamed: "layer.borderColor")
  public var borderColor: Color? {
    get { layer.borderColor }
    set { layer.borderColor = newValue }
  }

  /// See ``Layer/shadowOpacity``.
  @available(*, unavailable, renamed: "layer.shadowOpacity")
  public var shadowOpacity: Float {
    get { layer.shadowOpacity }
    set { layer.shadowOpacity = newValue }
  }

  /// See ``Layer/shadowRadius``.
  @available(*, unavailable, renamed: "layer.shadowRadius")
  public var shadowRadius: Double {
    get { layer.shadowRadius }
    set { layer.shadowRadius = newValue }
  }
}

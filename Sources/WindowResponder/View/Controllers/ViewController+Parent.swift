import ResponderRuntime

extension ViewController {
  /// The controller that contains this one as a child.
  public internal(set) final var parent: ViewController? {
    get { parentLink.target }
    set { parentLink.target = newValue }
  }
}

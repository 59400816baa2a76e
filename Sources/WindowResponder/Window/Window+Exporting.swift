import ResponderPlatform

extension Window {
  /// Asks for a name by which another program can put its window above this one; `completion` is called once,
  /// at once or later, with nil where there is no such name.
  package func export(_ completion: @escaping (SurfaceExport?) -> Void) {
    guard let surface else { return completion(nil) }
    surface.export(completion)
  }
}

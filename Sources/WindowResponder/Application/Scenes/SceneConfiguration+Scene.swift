extension SceneConfiguration {
  /// Creates the scene, of the class ``sceneClass``.
  func makeScene(_ session: SceneSession, _ options: Scene.ConnectionOptions) -> WindowScene {
    guard let sceneClass else { return WindowScene(session: session, connectionOptions: options) }
    guard let type = sceneClass as? WindowScene.Type else {
      ErrorLine.write("The scene is a WindowScene: \(sceneClass) has to inherit from WindowScene")
      return WindowScene(session: session, connectionOptions: options)
    }
    return type.create(session: session, options: options)
  }
}

extension WindowScene {
  @_silgen_name("wr_create_window_scene")
  convenience init(createdWith session: SceneSession, _ options: ConnectionOptions) {
    self.init(session: session, connectionOptions: options)
  }

  /// Creates a scene of the class on which the method is called. See ``Creation``.
  @_silgen_name("wr_create_window_scene")
  static func create(
    session: consuming SceneSession, options: consuming ConnectionOptions
  ) -> WindowScene
}

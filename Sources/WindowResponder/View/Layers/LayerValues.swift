/// The values of a layer in addition to its geometry and appearance. Few layers use many of them.
struct LayerValues {
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = true
  var shouldRasterize = false
  var rasterizationScale = 1.0
  var corners = CornerMask.all
  var cornerCurve = LayerCornerCurve.circular
  var shadowPath: Path?
  var zPosition = 0.0
  var contents: Image?
  var contentsGravity = LayerContentsGravity.resize
  var contentsScale = 1.0
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var gradient: GradientValues?
  var shape: ShapeValues?
  var text: TextValues?
}

/// The values of a gradient layer.
struct GradientValues {
  var colors: [Color] = []
  var locations: [Double]?
  var start = Point(x: 0.5, y: 0)
  var end = Point(x: 0.5, y: 1)
  var type = GradientLayerType.axial
}

/// The values of a shape layer.
struct ShapeValues {
  var path: Path?
  var fillColor: Color? = .black
  var strokeColor: Color?
  var fillRule = ShapeLayerFillRule.nonZero
  var lineWidth = 1.0
  var lineCap = ShapeLayerLineCap.butt
  var lineJoin = ShapeLayerLineJoin.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var strokeStart = 0.0
  var strokeEnd = 1.0
}

/// The values of a text layer.
struct TextValues {
  var text = StyledText("")
  var font: Font?
  var fontSize = 36.0
  var color = Color.white
  var alignment = TextLayerAlignmentMode.natural
  var truncation = TextLayerTruncationMode.none
  var isWrapped = false
}

/// All values of a layer: its own, or the visible ones during an animation.
struct LayerLook {
  var geometry = ViewGeometry()
  var appearance = Appearance()
  var values = LayerValues()
}

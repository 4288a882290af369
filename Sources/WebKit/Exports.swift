// As on Apple's systems, a file that imports WebKit can name what WebKit's own names need.
@_exported public import UIKit

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

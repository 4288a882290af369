// As on Apple's systems, importing WebKit also makes the types available that WebKit's declarations
// use.
@_exported public import UIKit

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
